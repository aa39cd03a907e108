import type { Resource } from '#descriptor/resource.ts'
import { allColumns } from './column-plan.ts'
import { type ListPreferences, readWidths } from './use-list-preferences.ts'

/** The columns of a list and their widths. */
export type ColumnLayout = Pick<ListPreferences, 'columns' | 'widths'>

/** A column layout as a parameter of an address: `price,brand;name:20`, `;` for the usual columns and widths. */
export function writeColumnLayout({ columns, widths }: ColumnLayout): string {
  const sized = Object.entries(widths).map(([name, width]) => `${name}:${width}`)
  return `${columns?.join(',') ?? ''};${sized.join(',')}`
}

/** Reads a column layout; columns that the resource does not have are left out. */
export function readColumnLayout(resource: Resource, text: string): ColumnLayout {
  const [names = '', sized = ''] = text.split(';')
  const known = allColumns(resource)
  const columns = [...new Set(names.split(','))].filter((name) => known.includes(name))
  const widths = sized.split(',').flatMap((one): [string, number][] => {
    const [name = '', width] = one.split(':')
    return Object.hasOwn(resource.fields, name) ? [[name, Number(width)]] : []
  })
  return { columns: columns.length > 0 ? columns : undefined, widths: readWidths(Object.fromEntries(widths)) }
}
