/** A list of the baseline: its endpoint and columns. */
export interface List {
  readonly path: string
  readonly title: string
  readonly address: string
  readonly columns: readonly string[]
  readonly sorted: readonly string[]
  readonly perPage: number
}

/** The lists that are also measured in the product, with the same columns. */
export const lists: readonly List[] = [
  {
    path: '/guides',
    title: 'Hướng dẫn',
    address: '/api/guide/search',
    columns: ['title', 'category', 'author', 'hot', 'high', 'updated_at'],
    sorted: ['title', 'author', 'updated_at'],
    perPage: 50,
  },
  {
    path: '/brands',
    title: 'Thương hiệu',
    address: '/api/brand/search',
    columns: ['name', 'logo', 'website', 'position', 'active', 'updated_at'],
    sorted: ['name', 'position', 'updated_at'],
    perPage: 20,
  },
  {
    path: '/size',
    title: 'Kích cỡ',
    address: '/api/size/search',
    columns: ['name', 'code', 'position', 'active', 'updated_at'],
    sorted: ['name', 'code', 'position', 'updated_at'],
    perPage: 20,
  },
]
