import type { FilesPlan } from '#descriptor/files-plan.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { isTruthy } from '#descriptor/success.ts'
import { filesIn, type StoredFile } from '#features/files/stored-file.ts'
import { addressIn } from '#http/upload.ts'
import type { Answer } from './api-client.ts'
import type { CallRun, NamedCall } from './call-run.ts'
import { answerDeparture, isErrorInside } from './check-answer.ts'

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
  if (none.status >= 400) run.departFailure(named, none, [none.status])
  else if ((filesIn(named.operation, none, '') ?? []).length > 0)
    run.depart(named, {
      rule: 'filter',
      part: 'path',
      weight: 'breaks',
      expected: 'no items of a folder that does not exist',
      actual: 'items',
      change: 'Back-end: list the folder that the path names',
    })
  return true
}

function checkItems(run: CallRun, named: NamedCall, items: readonly StoredFile[]): void {
  const lacking: readonly (readonly [part: string, items: readonly StoredFile[]])[] = [
    ['name', items.filter(({ name }) => name === '')],
    ['url', items.filter(({ isFolder, url }) => !isFolder && url === '')],
    ['created_at', items.filter(({ createdAt }) => createdAt !== '' && Number.isNaN(Date.parse(createdAt)))],
  ]
  for (const [part, some] of lacking) {
    if (some.length === 0) continue
    const isType = part === 'created_at'
    run.depart(named, {
      rule: isType ? 'field-type' : 'field-missing',
      part,
      weight: 'breaks',
      expected: isType ? 'a moment as ISO 8601 text' : `\`${part}\``,
      actual: `${isType ? 'another value' : 'no value'} in ${some.length} of ${items.length} items`,
      change: `Back-end: send \`${part}\``,
    })
  }
}

/** The items of a folder; null with a departure. */
async function readFolder(
  run: CallRun,
  files: FilesPlan,
  folder: string,
): Promise<readonly StoredFile[] | null> {
  const named = listing(files)
  const answer = await run.send(named, { id: folder })
  const items = answerDeparture(answer)
    ? null
    : filesIn(files.list, answer, folder === files.root ? '' : folder)
  if (items) return items
  run.depart(
    named,
    answerDeparture(answer) ?? {
      rule: 'envelope',
      weight: 'breaks',
      expected: 'the items in `results`',
      actual: `keys: ${keysOf(answer.body)}`,
      change: 'the `envelope` of the operation',
    },
  )
  return null
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
    if (!checkSuccess(run, creating, created)) return
    if (!(await isIn())) return lost(run, creating, 'the folder in the list of its parent')
    await checkUploadInto(life, folder)
  } finally {
    if (await isIn()) {
      await removeFile(life, folder)
      checkSuccess(run, removing, await run.send(removing, { id: folder }))
      if (await isIn()) {
        onLeft(`folder ${folder}`)
        run.depart(removing, {
          rule: 'removed',
          weight: 'breaks',
          expected: 'no folder after its deletion',
          actual: 'the folder',
          change: 'Back-end: delete it',
        })
      }
    }
  }
}

/** Deletes the uploaded file; where the list of its folder does not name it, under the name that was sent. */
async function removeFile({ run, files, number }: FileLife, folder: string): Promise<void> {
  const removing: NamedCall = { keys: ['remove'], operation: files.remove }
  const items = (await readFolder(run, files, folder)) ?? []
  const found = items.find(({ name }) => name.startsWith(stemOf(number)))
  const answer = await run.send(removing, { id: found?.path ?? `${folder}/${stemOf(number)}.png` })
  if (found) checkSuccess(run, removing, answer)
}

async function checkUploadInto(
  { run, session, files, upload, number }: FileLife,
  folder: string,
): Promise<void> {
  const named: NamedCall = { keys: ['uploads', 'file'], operation: upload }
  const answer = await session.send(named, {}, formOf(number, { path: folder }))
  const address = checkUpload(session, named, answer)
  if (address === '') return
  const items = await readFolder(run, files, folder)
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
  if (!checkSuccess(run, named, answer)) return ''
  try {
    return addressIn(answer, named.operation)
  } catch {
    run.depart(named, {
      rule: 'field-missing',
      part: 'url',
      weight: 'breaks',
      expected: 'the address in `data.url`',
      actual: `keys: ${keysOf(isRecord(answer.body) ? (answer.body['data'] ?? answer.body) : answer.body)}`,
      change: 'the `record` of the operation, or Back-end: send `data.url`',
    })
    return ''
  }
}

/** Whether a write has succeeded by the rule of its operation, with a departure of one that has not. */
function checkSuccess(run: CallRun, named: NamedCall, answer: Answer): boolean {
  const departure = answerDeparture(answer)
  if (departure) run.depart(named, departure)
  if (departure) return false
  const { succeeds = isTruthy } = named.operation
  if (succeeds.holds(answer)) return true
  run.depart(named, {
    rule: 'success',
    weight: 'breaks',
    expected: `success by \`${succeeds.name}\``,
    actual: isErrorInside(answer.body) ? 'an error' : `keys: ${keysOf(answer.body)}`,
    change: 'the `succeeds` of the operation',
  })
  return false
}

function lost(run: CallRun, named: NamedCall, expected: string): void {
  const change = 'Back-end: list what was written'
  run.depart(named, { rule: 'saved-value', weight: 'breaks', expected, actual: 'none', change })
}

const keysOf = (body: unknown) => (isRecord(body) ? Object.keys(body).join(', ') : typeof body)

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
