import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DumpEnd } from './dump.ts'

/** The header in the first line of a backup, with which the file is checked before use. */
export interface BackupHeader extends DumpEnd {
  readonly format: 'ben-backup'
  readonly version: number
  readonly made: string
  /** Bytes of the packed rows behind the header. */
  readonly length: number
}

/** The file is no complete backup of this version; nothing was written. */
export class UnusableBackup extends Error {}

const VERSION = 1
// The header is written last, with the counts, into reserved space.
const HEADER_BYTES = 16_384
const TAIL = 65_536

/** Writes a dump atomically to a file that only its owner can read. */
export async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<BackupHeader> {
  return writeAtomically(file, async (handle) => {
    const hash = createHash('sha256')
    let tail = ''
    async function* withTail() {
      for await (const chunk of lines) {
        tail = (tail + chunk).slice(-TAIL)
        yield chunk
      }
    }
    const length = await writePacked(handle, withTail(), hash)
    const { tables } = JSON.parse(tail.trimEnd().split('\n').at(-1) ?? '') as DumpEnd
    const header = {
      format: 'ben-backup',
      version: VERSION,
      made: new Date().toISOString(),
      tables,
      length,
    } as const
    const text = JSON.stringify(header)
    const first = `${hash.update(text).digest('hex')} ${text}`
    if (Buffer.byteLength(first) >= HEADER_BYTES) throw new Error('too many tables for the header')
    await handle.write(first.padEnd(HEADER_BYTES - 1) + '\n', 0)
    return header
  })
}

/** Writes a temporary file, syncs and renames it. Never replaces an existing file. */
export async function writeAtomically<T>(file: string, fill: (handle: FileHandle) => Promise<T>): Promise<T> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new UnusableBackup(isFolder(file))
  if (found) throw new UnusableBackup(`Tệp "${file}" đã có, nên không bị ghi đè. Hãy chọn tên khác.`)
  const unfinished = `${file}.${process.pid}.tmp`
  const folder = path.dirname(path.resolve(file))
  const handle = await open(unfinished, 'wx', 0o600).catch(
    refuse({
      ...missing(`Không có thư mục "${folder}". Hãy tạo nó hoặc chọn tên tệp khác.`),
      ...forbidden(`Không được phép ghi vào thư mục "${folder}". Hãy chọn thư mục khác.`),
    }),
  )
  try {
    const result = await fill(handle)
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
    await syncFolder(folder)
    return result
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads and checks the whole file: its first line, its length and its checksum. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const { size } = await stat(file).catch(refuse(unreadable(file)))
  const match = /^([\da-f]{64}) (\{"format":"ben-backup".*\}) *\n$/.exec(await firstLine(file))
  const [, checksum, text] = match ?? []
  if (!checksum || !text)
    throw new UnusableBackup(`"${file}" không phải là một bản sao lưu của Bến, hoặc đã hỏng ở đầu.`)
  const header = parseHeader(text, file)
  if (header.version !== VERSION) {
    throw new UnusableBackup(
      `"${file}" do một phiên bản Bến khác ghi (kiểu ${header.version}, ở đây đọc được kiểu ${VERSION}).`,
    )
  }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { start: HEADER_BYTES })) hash.update(chunk)
  if (size !== HEADER_BYTES + header.length || hash.update(text).digest('hex') !== checksum) {
    throw new UnusableBackup(
      `Bản sao lưu "${file}" đã hỏng hoặc bị cắt cụt, nên không dùng được; chưa có gì được ghi.`,
    )
  }
  return header
}

/** The lines of a backup that has been checked. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, { start: HEADER_BYTES }).pipe(createGunzip())
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
}

async function writePacked(handle: FileHandle, lines: AsyncIterable<string>, hash: Hash): Promise<number> {
  let length = 0
  await pipeline(Readable.from(lines), createGzip({ level: 4 }), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) {
      hash.update(chunk)
      await handle.write(chunk, 0, chunk.length, HEADER_BYTES + length)
      length += chunk.length
    }
  })
  return length
}

async function firstLine(file: string): Promise<string> {
  const handle = await open(file).catch(refuse(unreadable(file)))
  try {
    const { buffer, bytesRead } = await handle
      .read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
      .catch(refuse(unreadable(file)))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

function parseHeader(text: string, file: string): BackupHeader {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnusableBackup(`Bản sao lưu "${file}" đã hỏng ở đầu, nên không dùng được; chưa có gì được ghi.`)
  }
}

type Sentences = Readonly<Record<string, string>>

const missing = (sentence: string): Sentences => ({ ENOENT: sentence, ENOTDIR: sentence })
const forbidden = (sentence: string): Sentences => ({ EACCES: sentence, EPERM: sentence, EROFS: sentence })
const isFolder = (file: string) => `"${file}" là một thư mục, không phải tệp. Hãy xem lại tên tệp.`

function unreadable(file: string): Sentences {
  return {
    ...missing(`Không có tệp "${file}". Hãy xem lại tên tệp.`),
    ...forbidden(`Không được phép đọc tệp "${file}".`),
    EISDIR: isFolder(file),
  }
}

/** Throws the sentence for the code of a file system error, other errors as they are. */
function refuse(sentences: Sentences): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const sentence = sentences[error.code ?? '']
    throw sentence === undefined ? error : new UnusableBackup(sentence)
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
