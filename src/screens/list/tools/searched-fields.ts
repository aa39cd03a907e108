import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The labels of the fields in the first cell of a row that a search reads, for the placeholder of its field. */
export function searchedFields(resource: Resource, t: Translate): string {
  const { title, detail } = rowStoryOf(resource)
  const labels = [title, ...detail]
    .map((name) => fieldOf(resource, name))
    .filter((field) => rulesOf(field).searched)
    .map((field) => t(field.label).toLocaleLowerCase())
  return labels.join(', ')
}
