import { isFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import { notFound } from '../server/reply.ts'

const MAX_STEM_LENGTH = 120
// A path and a name together must fit into an entry of an index.
const MAX_PATH_LENGTH = 400

/** A folder's path in the form it is stored in; what cannot be one (dot segments, odd names) names no folder. */
export function storedPath(given: unknown): string {
  if (typeof given !== 'string') throw folderNotFound()
  const names = given.split('/').filter((name) => name !== '')
  if (given.length > MAX_PATH_LENGTH || names.some((name) => !isFolderName(name))) throw folderNotFound()
  return names.map((name) => `/${tidyFolderName(name)}`).join('')
}

/** The 404 for a path that names no folder. */
export function folderNotFound() {
  return notFound('Không tìm thấy thư mục này. Có thể đã có người xóa hoặc đổi tên.')
}

/** A path as its folder and the name in it; null for the topmost folder and for what no path can be. */
export function splitPath(path: string): { readonly folder: string; readonly name: string } | null {
  const at = path.lastIndexOf('/')
  const name = path.slice(at + 1).normalize('NFC')
  return at < 0 || name === '' ? null : { folder: storedPath(path.slice(0, at)), name }
}

/** By what a name is told apart in its folder. */
export function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Whatever a browser calls a file, as a name that every system can keep; its ending is that of its content. */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = Array.from(last.replace(/\.[^.]*$/, ''))
    .map((one) => (isFolderName(`x${one}x`) ? one : ' '))
    .slice(0, MAX_STEM_LENGTH)
    .join('')
  const tidy = tidyFolderName(stem).replace(/^[.\s]+|[.\s]+$/g, '')
  return `${tidy || 'ảnh'}.${extension}`
}

/** The name with a number before its ending: the one for when it is taken. */
export function numberedName(name: string, number: number): string {
  if (number < 2) return name
  const at = name.lastIndexOf('.')
  return `${name.slice(0, at)} (${number})${name.slice(at)}`
}
