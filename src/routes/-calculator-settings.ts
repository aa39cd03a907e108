import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'

/** The field of the settings that has the weight rules. */
export const weightRules = 'volumetric_rules'

/** The fields of the settings that have the boxes and the thickness of their board. */
export const boxFields = { boxes: 'boxes', wall: 'box_wall' } as const

/** The settings of the calculator; a table without them has no calculator. */
export const calculatorSettings = resources
  .filter((resource: Resource) => can(resource, 'read'))
  .find(({ fields }) => weightRules in fields)
