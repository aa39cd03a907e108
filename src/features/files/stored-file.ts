import type { Operation } from '#descriptor/operation.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { ParsedResponse } from '#descriptor/success.ts'
import { readDateTime } from '#descriptor/wire/read-date.ts'

/** A file or a folder of the file manager. */
export interface StoredFile {
  readonly name: string
  /** The full path: a `/` before each folder and the name. */
  readonly path: string
  readonly isFolder: boolean
  /** The address of a file as records store it; '' for a folder. */
  readonly url: string
  /** Bytes; null if the back-end did not send it, as with the two below. */
  readonly size: number | null
  readonly width: number | null
  readonly height: number | null
  /** ISO, or ''. */
  readonly createdAt: string
  /** The number of items in a folder; null if the back-end did not send it. */
  readonly count: number | null
}

/** The items of a folder in a response to its call, null if it has another shape. */
export function filesIn(
  { envelope }: Operation,
  { body, headers }: Pick<ParsedResponse, 'body' | 'headers'>,
  folder: string,
): readonly StoredFile[] | null {
  return readFiles(envelope ? { results: envelope.read(body, headers)?.rows } : body, folder)
}

/** Parses the response of list-item (S7-102: success, results); null if it has another shape. */
export function readFiles(body: unknown, folder: string): readonly StoredFile[] | null {
  if (!isRecord(body) || body.success === false) return null
  const data = isRecord(body.data) ? body.data.results : body.data
  const results = body.results ?? data
  if (!Array.isArray(results)) return null
  return results.filter(isRecord).map((raw) => readFile(raw, folder))
}

function readFile(raw: Readonly<Record<string, unknown>>, folder: string): StoredFile {
  const kind = readText(raw.kind ?? raw.type)
  const isFolder = raw.is_folder === true || raw.isFolder === true || /^(folder|dir|directory)$/.test(kind)
  const url = isFolder ? '' : readText(raw.url ?? raw.src ?? raw.path)
  const name = readText(raw.name) || lastOf(url)
  return {
    name,
    path: inFolder(folder, name),
    isFolder,
    url,
    size: readNumber(raw.size),
    width: readNumber(raw.width),
    height: readNumber(raw.height),
    createdAt: readDateTime(raw.created_at ?? raw.createdAt ?? raw.date),
    count: readNumber(raw.count),
  }
}

/** The path of an item in a folder; the root folder is ''. */
function inFolder(folder: string, name: string): string {
  return `${folder}/${name}`
}

/** Normalises a folder path: a `/` before each name, none at the end, '' for the root. */
export function folderPath(given: string): string {
  const names = given.split('/').filter((name) => name !== '')
  return names.map((name) => `/${name}`).join('')
}

/** A folder and its ancestors, from the root down. */
export function foldersTo(folder: string): readonly { readonly name: string; readonly path: string }[] {
  const names = folder.split('/').slice(1)
  return names.map((name, at) => ({ name, path: `/${names.slice(0, at + 1).join('/')}` }))
}

function lastOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}
