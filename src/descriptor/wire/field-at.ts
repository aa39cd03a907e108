import type { Resource } from '#descriptor/resource.ts'

/** The field with a path in records or calls; the path itself where no field has it. */
export function fieldAt({ fields }: Pick<Resource, 'fields'>, path: string): string {
  const isAt = (name: string) => [fields[name]?.at ?? name, ...(fields[name]?.alias ?? [])].includes(path)
  return Object.keys(fields).find(isAt) ?? path
}
