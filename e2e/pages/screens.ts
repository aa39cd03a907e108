import type { Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'
import { resources } from '#resources/table.ts'
import { formHrefOf, hrefOf } from './href-of.ts'

/** A screen of the app at one address. */
export interface Screen {
  /** A unique name. */
  readonly name: string
  readonly title: string
  readonly href: string
  /** The entity, and the shape in which its records are shown. */
  readonly resource?: Resource
  readonly shape: 'page' | 'list' | 'tree' | 'board' | 'inbox' | 'settings'
  readonly isPublic?: true
}

const page = (name: string, title: string, href: string): Screen => ({
  name,
  title,
  href,
  shape: 'page',
})

/** Every screen: the pages, and each entity's list, tree, board, inbox or settings. */
export const allScreens: readonly Screen[] = [
  { ...page('login', 'Đăng nhập', '/login'), isPublic: true },
  page('home', 'Trang chủ', '/'),
  page('quote', 'Tính giá', '/calculator'),
  page('files', 'Kho tệp', '/files'),
  page('password', 'Đổi mật khẩu', '/user/password'),
  page('missing', 'Không tìm thấy', '/khong-co'),
  ...resources.flatMap((resource): Screen[] => {
    const { name, title, operations, board, inbox, path, opensAs } = resource
    const shown = { title, resource }
    if (!operations.list) return [{ ...shown, name, href: hrefOf(resource), shape: 'settings' }]
    const shape = board ? 'board' : inbox ? 'inbox' : 'tree'
    const list: Screen = { ...shown, name, href: hrefOf(resource), shape: 'list' }
    if (!board && !inbox && !hasTree(resource)) return [list]
    const otherwise = opensAs === 'list' ? hrefOf(resource, { show: shape }) : ownHref(resource, path)
    return [list, { ...shown, name: `${name}-${shape}`, href: otherwise, shape }]
  }),
]

function ownHref({ tab }: Resource, path: string): string {
  return tab ? `${path}?tab=${tab}` : path
}

/** The address of the form of a new record; undefined if the entity has none. */
export function newFormHref({ resource, shape }: Screen): string | undefined {
  if (!resource || shape !== 'list') return undefined
  const { create, upsert } = resource.operations
  return (create ?? upsert) ? formHrefOf(resource, null) : undefined
}
