import type { FilesPlan } from '#descriptor/files-plan.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { filesIn, type StoredFile } from '#features/files/stored-file.ts'
import { addressIn } from '#http/upload.ts'
import { keysOf } from './answer.ts'
import type { Answer } from './api-client.ts'
import { breaks } from './found.ts'
import type { CallRun, NamedCall } from './run.ts'

const listing = ({ list }: FilesPlan): NamedCall => ({ keys: ['list'], operation: list })

/**
 * Compares the content of the root folder, and that of a folder that does not exist. Returns whether folders can be read:
 * without it a written file could not be found and deleted.
 */
export async function checkFiles(run: CallRun, files: FilesPlan): Promise<boolean> {
  const named = listing(files)
  const found = await readFolder(run, files, files.root)
  if (!found) return false
  checkItems(run, named, found)
  const none = await run.send(named, { id: `/contract check ${Date.now()}` })
  const expected = 'no items of a folder that does not exist'
  const change = 'Back-end: list the folder that the path names'
  if (none.status >= 400) run.departFailure(named, none, [none.status])
  else if ((filesIn(named.operation, none, '') ?? []).length > 0)
    run.depart(named, breaks('filter', expected, 'items', change, { part: 'path' }))
  return true
}

function checkItems(run: CallRun, named: NamedCall, items: readonly StoredFile[]): void {
  const check = (rule: string, part: string, expected: string, isWrong: (item: StoredFile) => boolean) => {
    const { length } = items.filter(isWrong)
    const actual = `${rule === 'field-type' ? 'another value' : 'no value'} in ${length} of ${items.length} items`
    if (length > 0) run.depart(named, breaks(rule, expected, actual, `Back-end: send \`${part}\``, { part }))
  }
  const isOtherDate = (text: string) => text !== '' && Number.isNaN(Date.parse(text))
  check('field-missing', 'name', '`name`', ({ name }) => name === '')
  check('field-missing', 'url', '`url`', ({ isFolder, url }) => !isFolder && url === '')
  check('field-type', 'created_at', 'a moment as ISO 8601 text', ({ createdAt }) => isOtherDate(createdAt))
}

/** The items of a folder; null with a departure. */
async function readFolder(run: CallRun, files: FilesPlan, folder: string) {
  const named = listing(files)
  const answer = await run.ask(named, { id: folder })
  const items = answer && filesIn(files.list, answer, folder === files.root ? '' : folder)
  const change = 'the `envelope` of the operation'
  if (answer && !items)
    run.depart(named, breaks('envelope', 'the items in `results`', `keys: ${keysOf(answer.body)}`, change))
  return items
}

/** A folder with a file that a comparison writes. */
interface FileLife {
  readonly run: CallRun
  /** The comparison of the session descriptor, which has the call that uploads. */
  readonly session: CallRun
  readonly files: FilesPlan
  readonly upload: Operation
  readonly number: number
  readonly onLeft: (name: string) => void
}

/** Creates a folder, uploads a file into it and deletes both; compares each response and each listing. */
export async function checkFileLife(life: FileLife): Promise<void> {
  const { run, files, number, onLeft } = life
  const name = `contract check ${number}`
  const folder = `/${name}`
  const creating: NamedCall = { keys: ['createFolder'], operation: files.createFolder }
  const removing: NamedCall = { keys: ['remove'], operation: files.remove }
  const isIn = async () =>
    (await readFolder(run, files, files.root))?.some((one) => one.isFolder && one.name === name)
  try {
    const created = await run.send(creating, { body: { name, path: files.root } })
    if (!run.hasSucceeded(creating, created)) return
    if (!(await isIn())) return lost(run, creating, 'the folder in the list of its parent')
    await checkUploadInto(life, folder)
  } finally {
    if (await isIn()) {
      await removeFile(life, removing, folder)
      run.hasSucceeded(removing, await run.send(removing, { id: folder }))
      if (await isIn()) {
        onLeft(`folder ${folder}`)
        const expected = 'no folder after its deletion'
        run.depart(removing, breaks('removed', expected, 'the folder', 'Back-end: delete it'))
      }
    }
  }
}

/** Deletes the uploaded file; where the list of its folder does not name it, under the name that was sent. */
async function removeFile({ run, files, number }: FileLife, removing: NamedCall, folder: string) {
  const items = (await readFolder(run, files, folder)) ?? []
  const found = items.find(({ name }) => name.startsWith(stemOf(number)))
  const answer = await run.send(removing, { id: found?.path ?? `${folder}/${stemOf(number)}.png` })
  if (found) run.hasSucceeded(removing, answer)
}

async function checkUploadInto({ run, session, files, upload, number }: FileLife, folder: string) {
  const named: NamedCall = { keys: ['uploads', 'file'], operation: upload }
  const answer = await session.send(named, {}, formOf(number, { path: folder }))
  const address = checkUpload(session, named, answer)
  const items = address === '' ? null : await readFolder(run, files, folder)
  if (!items) return
  checkItems(run, listing(files), items)
  if (!items.some(({ url }) => url === address) && items.every(({ url, isFolder }) => isFolder || url !== ''))
    lost(session, named, 'the file with its address in its folder')
}

/** Uploads a picture as forms do. No call deletes it: it is named as left. */
export async function checkPicture(
  run: CallRun,
  operation: Operation,
  { number, onLeft }: Pick<FileLife, 'number' | 'onLeft'>,
): Promise<void> {
  const named: NamedCall = { keys: ['uploads', 'picture'], operation }
  const address = checkUpload(run, named, await run.send(named, {}, formOf(number)))
  if (address !== '') onLeft(`picture ${address}, which no call deletes`)
}

/** The address in the response to an upload; '' with a departure. */
function checkUpload(run: CallRun, named: NamedCall, answer: Answer): string {
  if (!run.hasSucceeded(named, answer)) return ''
  try {
    return addressIn(answer, named.operation)
  } catch {
    const { body } = answer
    const actual = `keys: ${keysOf(isRecord(body) ? (body['data'] ?? body) : body)}`
    const change = 'the `record` of the operation, or Back-end: send `data.url`'
    run.depart(named, breaks('field-missing', 'the address in `data.url`', actual, change, { part: 'url' }))
    return ''
  }
}

function lost(run: CallRun, named: NamedCall, expected: string): void {
  run.depart(named, breaks('saved-value', expected, 'none', 'Back-end: list what was written'))
}

/** The form of an upload: a picture of one pixel, named after the run. */
function formOf(number: number, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const bytes = Buffer.from(pixel, 'base64')
  form.append('file', new File([bytes], `${stemOf(number)}.png`, { type: 'image/png' }))
  return form
}

const stemOf = (number: number) => `contract-check-${number}`

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
