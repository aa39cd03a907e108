import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const APT = '/usr/bin/apt-get'

/** Milliseconds that one step may take: a slow mirror is waited for, a dead one is not. */
const BOUND = 240_000

/** Debian packages by their names, each with the service that it would start, if any. */
export type Packages = Readonly<Record<string, { readonly service?: string }>>

/** Installs the packages that are missing; false where that fails or this process may not. None of their services starts. */
export async function installPackages(packages: Packages): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  const isMissing = await Promise.all(Object.keys(packages).map(async (name) => !(await isInstalled(name))))
  const missing = Object.entries(packages).filter((_, at) => isMissing[at])
  const names = missing.map(([name]) => name)
  console.log(`Installing ${names.join(', ')} with apt-get…`)
  return succeeds(() =>
    withFiles(REFUSALS, async () => {
      await run(APT, ['update'])
      await run(APT, ['install', '-y', '--no-install-recommends', '--no-upgrade', ...names])
      // A package enables its service, which would start with the machine.
      for (const [, { service }] of missing) if (service) await run('update-rc.d', [service, 'disable'])
    }),
  )
}

async function isInstalled(name: string): Promise<boolean> {
  const status = await run('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]).catch(() => '')
  return status === 'installed'
}

const REFUSALS: readonly TemporaryFile[] = [
  {
    path: '/etc/postgresql-common/createcluster.d/ben-trial.conf',
    text: 'create_main_cluster = false\n',
    mode: 0o644,
  },
  // Debian's hook that decides whether a package may start its service (invoke-rc.d): 101 forbids it. A file that a kill of
  // this process leaves behind forbids nothing.
  {
    path: '/usr/sbin/policy-rc.d',
    text: `#!/bin/sh\nkill -0 ${process.pid} 2>/dev/null && exit 101\nexit 0\n`,
    mode: 0o755,
  },
]

interface TemporaryFile {
  readonly path: string
  readonly text: string
  readonly mode: number
}

/** Runs work while the files exist; a file that is already there is left alone. */
async function withFiles(files: readonly TemporaryFile[], work: () => Promise<void>): Promise<void> {
  const written: string[] = []
  try {
    for (const file of files.filter((each) => !existsSync(each.path))) {
      await mkdir(path.dirname(file.path), { recursive: true })
      written.push(file.path)
      await writeFile(file.path, file.text)
      await chmod(file.path, file.mode)
    }
    await work()
  } finally {
    for (const file of written) await rm(file, { force: true })
  }
}

/** Unpacks the packages and their missing dependencies into a folder, without installing anything. */
export async function unpackPackages(folder: string, packages: Packages): Promise<boolean> {
  const names = Object.keys(packages)
  if (!existsSync(APT)) return false
  console.log(`Unpacking ${names.join(', ')} into ${folder}…`)
  await mkdir(path.dirname(folder), { recursive: true })
  const work = await mkdtemp(`${folder}-`)
  const done = await succeeds(async () => {
    await unpackInto(work, names)
    await rm(folder, { recursive: true, force: true })
    await rename(path.join(work, 'root'), folder)
    await chmod(folder, 0o755)
  })
  await rm(work, { recursive: true, force: true })
  return done
}

async function unpackInto(work: string, names: readonly string[]): Promise<void> {
  for (const folder of ['lists/partial', 'archives/partial', 'packages', 'root']) {
    await mkdir(path.join(work, folder), { recursive: true })
  }
  // Lists and cache of our own: those of the system belong to root, and a fresh machine has none.
  const own = [`-oDir::State::Lists=${work}/lists`, `-oDir::Cache=${work}`, '-oDebug::NoLocking=true']
  await run(APT, [...own, 'update'])
  const plan = await run(APT, [...own, '-s', 'install', '--no-install-recommends', ...names])
  const archives = [...plan.matchAll(/^Inst (\S+)(?: \[[^\]]*\])? \((\S+)/gm)]
    .map(([, name, version]) => `${name}=${version}`)
    // Two C libraries in one process do not agree.
    .filter((each) => !/^libc6[:=]/.test(each))
  const packages = path.join(work, 'packages')
  await run(APT, [...own, 'download', ...archives], packages)
  for (const file of await readdir(packages)) {
    await run('dpkg-deb', ['-x', path.join(packages, file), path.join(work, 'root')])
  }
}

/** The library folders below the root of unpacked packages, in the form of LD_LIBRARY_PATH. */
export function librariesBelow(root: string): string {
  const folders = ['usr/lib', 'lib'].flatMap((each) => {
    const folder = path.join(root, each)
    const inside = existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('-linux-')) : []
    return inside.map((name) => path.join(folder, name))
  })
  return folders.join(':')
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message?: string }
    const lines = (stderr || message || String(error)).trim().split('\n')
    console.log(`That did not succeed:\n${lines.slice(-5).join('\n')}`)
    return false
  }
}

async function run(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    timeout: BOUND,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
  return stdout
}
