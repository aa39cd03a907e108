import type { FilesPlan } from '#descriptor/files-plan.ts'
import type { Operation } from '#descriptor/operation.ts'
import { calculators } from '#features/quote/rules/calculators.ts'
import { helpers } from '#features/quote/rules/helpers.ts'
import { filesDescriptor } from '#resources/files.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { CallRun, type RunParts } from './call-run.ts'
import { accessDepartures } from './check-access.ts'
import { corsDepartures } from './check-cors.ts'
import { checkFileLife, checkFiles, checkPicture } from './check-files.ts'
import { checkQuote, type QuoteCalls } from './check-quote.ts'

/** The calls that belong to no entity. */
export interface Services {
  readonly files?: FilesPlan
  /** The calls that send a picture of a form, and a file of the file manager. */
  readonly uploads?: Readonly<Record<'picture' | 'file', Operation>>
  readonly quote?: QuoteCalls
}

/** The calls of the app that belong to no entity. */
export const appServices: Services = {
  files: filesDescriptor,
  uploads: sessionDescriptor.uploads,
  quote: { helpers, calculators },
}

interface ServicesRun extends RunParts {
  /** The number of the run, part of the names of its records; undefined if it only reads. */
  readonly number: number | undefined
  /** Called with everything that was written and could not be deleted. */
  readonly onLeft: (name: string) => void
}

/** Compares the calls that belong to no entity; with a number it also writes a folder, a file in it and a picture. */
export async function checkServices(
  { files, uploads, quote }: Services,
  { number, onLeft, ...parts }: ServicesRun,
): Promise<void> {
  const runOf = (name: string) => new CallRun(name, parts)
  if (quote) await checkQuote({ helpers: runOf('helpers'), calculators: runOf('calculators') }, quote)
  if (files) await checkBase(runOf('files'), files)
  const isReadable = files !== undefined && (await checkFiles(runOf('files'), files))
  if (number === undefined || !uploads) return
  const session = runOf('session')
  if (isReadable)
    await checkFileLife({ run: runOf('files'), session, files, upload: uploads.file, number, onLeft })
  await checkPicture(session, uploads.picture, { number, onLeft })
}

/** Compares access and CORS of the file service, which may be on an origin of its own. */
async function checkBase(run: CallRun, { list }: FilesPlan): Promise<void> {
  const named = { keys: ['list'], operation: list }
  run.departForAll(named, await accessDepartures(run, named))
  run.departForAll(named, await corsDepartures(run, named))
}
