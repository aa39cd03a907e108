import type { Resource } from '#descriptor/resource.ts'

/** The field with a path in records or calls; the path itself where no field has it. */
export function fieldAt({ fields }: Pick<Resource, 'fields'>, path: string): string {
  const isAt = (name: string) => [fields[name]?.at ?? name, ...(fields[name]?.alias ?? [])].includes(path)
  const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase()
  const names = Object.keys(fields)
  // Some back-ends spell the fields of a refusal otherwise than those of a record: `SalePrice`.
  return names.find(isAt) ?? names.find((name) => plain(fields[name]?.at ?? name) === plain(path)) ?? path
}
