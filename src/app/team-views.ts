import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'

/** The settings record that has a place for the views of a team; undefined without one. */
export const teamViews = resources.find(
  (resource: Resource): resource is ResourceWith<'read'> => resource.teamViews !== undefined,
)
