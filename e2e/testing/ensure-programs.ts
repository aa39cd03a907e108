import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPackages, librariesBelow, type Packages, unpackPackages } from './debian-packages.ts'
import { withFileLock } from './with-file-lock.ts'

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))

/** Programs that a test needs, and the Debian packages that contain them. */
export interface ProgramRequest<T> {
  readonly packages: Packages
  /** The folder below `.cache` into which the packages are unpacked. */
  readonly folder: string
  /** Finds the programs below a root that is laid out like Debian's; undefined unless they run. */
  find(root: string, env: NodeJS.ProcessEnv): Promise<T | undefined>
}

/** Returns installed programs, else installs them as root, else unpacks them into the cache; undefined if all fail. */
export async function ensurePrograms<T>(request: ProgramRequest<T>): Promise<T | undefined> {
  const unpackedRoot = path.join(CACHE, request.folder)
  const installed = () => request.find('/', {})
  const unpacked = () => request.find(unpackedRoot, { LD_LIBRARY_PATH: librariesBelow(unpackedRoot) })
  // One of several processes fetches; the others use its result.
  const fetched = async () => {
    const found = (await installed()) ?? (await unpacked())
    if (found) return found
    if (await installPackages(request.packages)) return installed()
    return (await unpackPackages(unpackedRoot, request.packages)) ? unpacked() : undefined
  }
  return (await installed()) ?? (await unpacked()) ?? withFileLock(`${unpackedRoot}-busy`, fetched)
}

/** Whether each of the commands ends with exit code 0. */
export async function allRun(
  commands: readonly (readonly [string, ...string[]])[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const all = commands.map(([program, ...args]) =>
    promisify(execFile)(program, args, { env: { ...process.env, ...env }, timeout: 20_000 }),
  )
  return Promise.all(all).then(
    () => true,
    () => false,
  )
}
