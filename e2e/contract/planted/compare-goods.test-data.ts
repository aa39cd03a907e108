import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Resource } from '#descriptor/resource.ts'
import { ApiClient, paceOf } from '../api-client.ts'
import type { Services } from '../contract.ts'
import { compare } from '../contract.ts'
import { descriptorFiles, placesIn } from '../descriptor-places.ts'
import type { Report } from '../found.ts'
import { readTarget } from '../target.ts'
import { appOrigin, type DepartingServer } from './departing-server.test-data.ts'
import { goods } from './goods.test-data.ts'

/** The file of the descriptors that a departing server is compared with. */
export const goodsFile = fileURLToPath(new URL('./goods.test-data.ts', import.meta.url))

const places = placesIn([goodsFile, ...descriptorFiles()])

interface Options {
  readonly table?: readonly Resource[]
  readonly services?: Services
  readonly signal?: AbortSignal
  readonly onLeft?: (name: string) => void
  /** Milliseconds that a call may take. */
  readonly timeout?: number
  readonly number?: number
}

/** Compares a departing server with its descriptors, without a pause between calls. */
export async function compareGoods(
  server: DepartingServer,
  {
    table = goods,
    services = {},
    signal = new AbortController().signal,
    timeout = 20_000,
    onLeft = () => {},
    number = 1,
  }: Options = {},
): Promise<Report> {
  const target = await readTarget({ url: server.base, origin: appOrigin, username: 'a', password: 'b' })
  const api = await ApiClient.signIn(target, { pace: paceOf(Number.POSITIVE_INFINITY), timeout, signal })
  return compare({ api, table, services, places, writes: true, onLeft, number })
}

/** The findings of each planted departure in a text file: its name, and below it one line for each finding. */
export function expectedFindings(file: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  const sections = text.trimEnd().split(/\n(?! )/)
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [name, lines.map((line) => line.trim())]
    }),
  )
}
