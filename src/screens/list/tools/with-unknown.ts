import type { FilterOption } from './filter-options.ts'

/** Options with the chosen values of an old link that are options no more, so that they can be removed. */
export function withUnknown(
  options: readonly FilterOption[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value))
  return [...options, ...unknown.map((value) => ({ value, label: value }))]
}
