import { isFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import { notFound } from '../server/reply.ts'

const MAX_STEM_LENGTH = 120
// A path and a name together must fit into an index entry.
const MAX_PATH_LENGTH = 400

/** The stored form of a folder's path; throws 404 for invalid paths (dot segments, control characters). */
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

/** Splits a path into folder and name; null for the root and for invalid paths. */
export function splitPath(path: string): { readonly folder: string; readonly name: string } | null {
  const at = path.lastIndexOf('/')
  const name = path.slice(at + 1).normalize('NFC')
  return at < 0 || name === '' ? null : { folder: storedPath(path.slice(0, at)), name }
}

/** The unique key of a name in its folder. */
export function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** A portable name for an uploaded file, with the extension of its content. */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = Array.from(last.replace(/\.[^.]*$/, ''))
    .map((one) => (isFolderName(`x${one}x`) ? one : ' '))
    .slice(0, MAX_STEM_LENGTH)
    .join('')
  const tidy = tidyFolderName(stem).replace(/^[.\s]+|[.\s]+$/g, '')
  return `${tidy || 'ảnh'}.${extension}`
}

/** The name with a number before its extension. */
export function numberedName(name: string, number: number): string {
  if (number < 2) return name
  const at = name.lastIndexOf('.')
  return `${name.slice(0, at)} (${number})${name.slice(at)}`
}
