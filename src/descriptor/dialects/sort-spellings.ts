import type { SortSpelling } from '#descriptor/wire/query-names.ts'

/** `sort=name:desc`. */
export const colonSort = (param = 'sort', separator = ':'): SortSpelling => ({
  name: `${param}=name${separator}desc`,
  write: ({ key, desc }) => ({ [param]: `${key}${separator}${desc ? 'desc' : 'asc'}` }),
  read: (value) => {
    const [key = '', direction = ''] = value(param).split(separator)
    return { key, desc: isDescending(direction) }
  },
})

/** `sort=name&order=desc`. */
export const sortAndOrder = (key = 'sort', direction = 'order'): SortSpelling => ({
  name: `${key}=name&${direction}=desc`,
  write: (order) => ({ [key]: order.key, [direction]: order.desc ? 'desc' : 'asc' }),
  read: (value) => ({ key: value(key), desc: isDescending(value(direction)) }),
})

const isDescending = (direction: string) => direction.toLowerCase() === 'desc'
