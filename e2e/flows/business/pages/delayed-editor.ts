import type { Locator, Page } from '@playwright/test'
import { readRecord } from '#descriptor/envelope.ts'
import { guide } from '#resources/guide.ts'
import type { Client } from '../../../testing/client.ts'
import { expect } from '../../fixtures.ts'
import { returnAfter } from '../../return-after.ts'
import { editorPage } from './editor-page.ts'

/** Opens the first guide and returns the page of its editor, and its stored text. */
export async function openGuide(page: Page) {
  const read = page.waitForResponse((response) => isRecord(response.url()))
  await page.goto('/guides')
  await page.getByRole('rowheader').first().getByRole('link').click()
  const editor = editorPage(page, 'Nội dung')
  const stored = String(readRecord(await (await read).json())?.['content'])
  return { editor, paragraph: editor.surface.locator(':scope > p').nth(3), stored }
}

/** Opens the first guide while the code of the editor is on its way; `arrive` lets it through, `fail` loses it. */
export async function openDelayedGuide(page: Page) {
  let state: 'waiting' | 'there' | 'lost' = 'waiting'
  const waiting: (() => void)[] = []
  const end = (next: 'there' | 'lost') => {
    state = next
    for (const release of waiting.splice(0)) release()
  }
  await page.route('**/assets/editor-*.js', async (route) => {
    if (state === 'waiting') await new Promise<void>((release) => waiting.push(release))
    if (state === 'lost') await route.fulfill({ status: 503, body: '' })
    else await route.fallback()
  })
  const { editor } = await openGuide(page)
  const preview = page.getByRole('region', { name: 'Nội dung', exact: true })
  await expect(preview).toBeVisible()
  return {
    editor,
    preview,
    paragraph: preview.locator(':scope > p').nth(3),
    arrive: () => end('there'),
    fail: () => end('lost'),
  }
}

/** Another client adds a paragraph to the open guide; the page reads it once it is visible again. */
export async function showChangeOfColleague(page: Page, client: Client, stored: string) {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const record = readRecord((await client.call('GET', guide.operations.one.path.replace('{id}', id))).body)
  const content = `${stored}<p>Đoạn của đồng nghiệp</p>`
  const path = guide.operations.update.path.replace('{id}', id)
  expect((await client.call('PUT', path, { ...record, content })).status).toBe(200)
  const read = page.waitForResponse((response) => isRecord(response.url()))
  await returnAfter(page, 15_000)
  await (await read).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Whether an address is that of one guide. */
function isRecord(url: string): boolean {
  return new URL(url).pathname.startsWith(guide.operations.one.path.split('{')[0] ?? '')
}

/** The blocks of a text with their places; the empty line that the editor appends is omitted. */
export function placesIn(text: Locator): Promise<readonly string[]> {
  return text.locator(':scope > *:not(:has(.ProseMirror-trailingBreak:only-child))').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect()
      return `${block.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )
}
