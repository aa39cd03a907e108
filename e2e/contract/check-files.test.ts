// @vitest-environment node
import { expect, test } from 'vitest'
import { filesDescriptor } from '#resources/files.ts'
import type { ApiClient } from './api-client.ts'
import { checkFiles } from './check-files.ts'
import { startReport } from './found.ts'
import { CallRun } from './run.ts'

/** The rules that a response to the list of files departs by. */
async function departuresOf(status: number, body: unknown) {
  const report = startReport()
  const paths: string[] = []
  const send: ApiClient['send'] = async ({ path, query }) => {
    paths.push(
      `${path}?${new URLSearchParams(Object.entries(query ?? {}).map(([name, one]) => [name, String(one)]))}`,
    )
    const headers = new Headers({ date: new Date().toUTCString(), 'cache-control': 'no-store' })
    return { status, headers, text: JSON.stringify(body), body }
  }
  const run = new CallRun('files', { api: { send } as ApiClient, report, places: () => null })
  await checkFiles(run, filesDescriptor)
  expect(paths[0]).toBe('/api/file-manager/list-item?path=%2F')
  return report.departures.map(({ rule }) => rule)
}

test('compares the list of files by its descriptor, and its items', async () => {
  expect(await departuresOf(200, { success: true, results: [] })).toEqual([])
  const folder = { name: 'A', is_folder: true, created_at: '2026-11-22T08:00:00Z' }
  expect(await departuresOf(200, { success: true, results: [folder] })).toEqual(['filter'])
  const file = { name: 'a.png', created_at: 'hôm qua' }
  expect(await departuresOf(200, { success: true, results: [file] })).toEqual([
    'field-missing',
    'field-type',
    'filter',
  ])
  expect(await departuresOf(200, { items: [] })).toEqual(['envelope'])
  expect(await departuresOf(404, {})).toEqual(['status'])
})
