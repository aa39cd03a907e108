import { numberedPages } from '#descriptor/pagination.ts'
import { type QueryNames, signedSort } from './query-names.ts'

/** The query of JSON:API 1.1: `filter[search]`, `filter[brand]`, `sort=-name`. */
export const jsonApiNames: QueryNames = {
  search: 'filter[search]',
  sort: signedSort(),
  filter: (field) => `filter[${field}]`,
}

/** The pages of JSON:API: `page[number]=2&page[size]=20`. */
export const jsonApiPages = (perPage: number) =>
  numberedPages(perPage, { number: 'page[number]', size: 'page[size]' })
