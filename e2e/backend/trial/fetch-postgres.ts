import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const APT = '/usr/bin/apt-get'

/** Milliseconds that one step may take: a slow mirror is waited for, a dead one is not. */
const BOUND = 240_000

/** Installs Debian's PostgreSQL and says whether it did; not where we may not. */
export async function installPostgres(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  console.log('No PostgreSQL yet: installing it with apt-get…')
  // Debian would make a cluster of its own and start it; nobody here asked for that.
  const wish = '/etc/postgresql-common/createcluster.d/ben-trial.conf'
  const done = await succeeds(async () => {
    await mkdir(path.dirname(wish), { recursive: true })
    await writeFile(wish, 'create_main_cluster = false\n')
    await run(APT, ['update'])
    await run(APT, ['install', '-y', '--no-install-recommends', 'postgresql'])
  })
  await rm(wish, { force: true })
  return done
}

/** Unpacks Debian's PostgreSQL, and what it needs besides, into a folder, without installing anything. */
export async function unpackPostgres(folder: string): Promise<boolean> {
  if (!existsSync(APT)) return false
  console.log(`No PostgreSQL yet: unpacking it into ${folder}…`)
  const work = await mkdtemp(`${folder}-`)
  const done = await succeeds(async () => {
    await unpackInto(work)
    await rm(folder, { recursive: true, force: true })
    await rename(path.join(work, 'root'), folder)
    await chmod(folder, 0o755)
  })
  await rm(work, { recursive: true, force: true })
  return done
}

async function unpackInto(work: string): Promise<void> {
  for (const folder of ['lists/partial', 'archives/partial', 'packages', 'root']) {
    await mkdir(path.join(work, folder), { recursive: true })
  }
  // Lists and cache of our own: those of the system belong to root, and a fresh machine has none.
  const own = [`-oDir::State::Lists=${work}/lists`, `-oDir::Cache=${work}`, '-oDebug::NoLocking=true']
  await run(APT, [...own, 'update'])
  const plan = await run(APT, [...own, '-s', 'install', '--no-install-recommends', 'postgresql'])
  const wanted = [...plan.matchAll(/^Inst (\S+)(?: \[[^\]]*\])? \((\S+)/gm)]
    .map(([, name, version]) => `${name}=${version}`)
    // Two C libraries in one process do not agree.
    .filter((each) => !/^libc6[:=]/.test(each))
  const packages = path.join(work, 'packages')
  await run(APT, [...own, 'download', ...wanted], packages)
  for (const file of await readdir(packages)) {
    await run('dpkg-deb', ['-x', path.join(packages, file), path.join(work, 'root')])
  }
}

/** Where the libraries of an unpacked Debian stand, as LD_LIBRARY_PATH wants them. */
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
