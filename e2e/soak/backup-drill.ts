import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { backEndProcess } from '../testing/back-end-process.ts'
import { freePort } from '../testing/free-port.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { openPostgres } from '../testing/postgres.ts'
import { write } from './kills.ts'
import { allSizes, signedIn } from './load-client.ts'
import type { Measurement } from './measurement.ts'

const WRITERS = 8
const ROUNDS = 100

/** Backs up each engine under load, restores into the other engine and counts the missing rows. */
export async function backupDrill(seed: 'small' | 'full' = 'full'): Promise<Measurement[]> {
  const postgres = await openPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-drill-'))
  try {
    const environments = async () => ({
      PGlite: { DATA_DIR: path.join(folder, String(Math.random())), DATABASE_URL: '' },
      PostgreSQL: { DATA_DIR: '', DATABASE_URL: (await freshDatabase(postgres.url)).url },
    })
    const [sources, targets] = [await environments(), await environments()]
    const file = (engine: string) => path.join(folder, `${engine}.backup`)
    const run = (engine: Engine, other: Engine) =>
      drill(engine, { source: sources[engine], target: targets[other], file: file(engine), seed })
    return [...(await run('PGlite', 'PostgreSQL')), ...(await run('PostgreSQL', 'PGlite'))]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Engine = 'PGlite' | 'PostgreSQL'
type Environment = Readonly<Record<string, string>>

interface Drill {
  readonly source: Environment
  readonly target: Environment
  readonly file: string
  readonly seed: 'small' | 'full'
}

async function drill(engine: string, { source, target, file, seed }: Drill): Promise<Measurement[]> {
  const backEnd = backEndProcess(await freePort(), { ...source, SEED: seed })
  await backEnd.start()
  const all = new Set<string>()
  const over = new AbortController()
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => signedIn(backEnd.base)))
  const writing = writers.map((writer, at) => write(writer, ROUNDS + at, over.signal, all))
  while (all.size < WRITERS * 20) await wait(50)
  const before = new Set(all)
  const started = performance.now()
  await command('backup', source, file)
  const seconds = (performance.now() - started) / 1000
  over.abort()
  await Promise.all(writing)
  for (const writer of writers) writer.close()
  await backEnd.kill()

  await command('restore', target, file)
  const restored = backEndProcess(await freePort(), { ...target, SEED: seed })
  await restored.start()
  const found = new Set((await allSizes(restored.base)).map(({ name }) => name))
  await restored.kill()
  const lost = [...before].filter((name) => !found.has(name)).length
  const unknown = [...found].filter((name) => name.startsWith('Bền') && !all.has(name)).length
  const size = (statSync(file).size / 1_000_000).toFixed(1)
  return [
    {
      name: `rows missing in a backup of ${engine}`,
      value: `${lost} of ${before.size} acknowledged before, ${unknown} unknown`,
      bar: '0, ≤ one a writer',
      passes: lost === 0 && unknown <= WRITERS,
    },
    {
      name: `backup of ${engine} under load`,
      value: `${seconds.toFixed(1)} s, ${size} MB, ${all.size - before.size} writes in that time`,
      bar: '< 60 s',
      passes: seconds < 60,
    },
  ]
}

async function command(name: 'backup' | 'restore', variables: Environment, file: string): Promise<void> {
  const child = spawn(process.execPath, [`e2e/run/${name}.mjs`, file], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} ended with code ${code}`)
}
