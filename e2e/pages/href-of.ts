import type { Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'

/** The URL of a resource's list or settings screen; one that opens as a tree, board or inbox gets `show=list`. */
export function hrefOf(resource: Resource, parameters: Readonly<Record<string, string>> = {}): string {
  const { tab, operations, path, opensAs, board, inbox } = resource
  const opensElse = opensAs !== 'list' && (hasTree(resource) || board !== undefined || inbox !== undefined)
  const query = new URLSearchParams({
    ...(tab ? { tab } : {}),
    ...(operations.list && opensElse ? { show: 'list' } : {}),
    ...parameters,
  })
  return query.size > 0 ? `${path}?${query}` : path
}

/** The URL of the form of a record, or of a new one. */
export function formHrefOf(resource: Resource, id: string | null): string {
  const { path, idIn } = resource.form
  if (path && idIn === 'query') return `${path}?id=${id ?? 'new'}`
  if (path) return id === null ? path : `${path}/${id}`
  return hrefOf(resource, resource.operations.read ? {} : { edit: id ?? 'new' })
}
