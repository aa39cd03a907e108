// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../testing/in-process-back-end.ts'
import { ApiClient, paceOf } from './api-client.ts'
import { appServices, compare } from './contract.ts'
import { descriptorFiles, placesIn } from './descriptor-places.ts'
import { readTarget } from './target.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd()
}, 120_000)

afterAll(() => back.stop())

it('finds no departure at the local back-end, whose records it writes and deletes', async () => {
  const target = await readTarget({ url: back.base, username: 'superadmin', password: 'ben-superadmin-2026' })
  const { signal } = new AbortController()
  const api = await ApiClient.signIn(target, {
    pace: paceOf(Number.POSITIVE_INFINITY),
    timeout: 10_000,
    signal,
  })
  const left: string[] = []
  const table = [...resources, profile]
  const places = placesIn(descriptorFiles())
  const report = await compare({
    api,
    table,
    services: appServices,
    places,
    writes: true,
    number: 1,
    onLeft: (name) => left.push(name),
  })
  expect(report.departures).toEqual([])
  expect(report.unchecked.filter((reason) => /^(files|session|helpers|calculators):/.test(reason))).toEqual(
    [],
  )
  expect(left).toEqual([expect.stringMatching(/^picture \/files\/\w+\.png, which no call deletes$/)])
}, 120_000)
