import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { takePasted } from '#screens/pasted.ts'
import { usePasteOffer } from './use-paste-offer.ts'

const go = vi.fn()
vi.mock('#screens/use-go.ts', () => ({ useGo: () => go }))

function List() {
  usePasteOffer(thing, '/things?import=1')
  return <input aria-label="Tìm" />
}

beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  go.mockClear()
  render(<List />)
})
afterEach(cleanup)

/** Pastes over an element and waits for the code of the offer. */
async function paste(
  text: string,
  { files = [], over = document.body }: { files?: File[]; over?: Element } = {},
) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { files, getData: (type: string) => (type === 'text/plain' ? text : '') }
  over.dispatchEvent(Object.assign(event, { clipboardData }))
  await import('./offer-import.ts')
  await new Promise((done) => setTimeout(done))
  return shownNotices().map(({ text: words }) => words)
}

test('offers the import of pasted cells, and hands them over', async () => {
  expect(await paste('Tên\tMã\r\nÁo\t1\r\n')).toEqual([
    { text: 'Nhập bảng vừa dán vào {title}?', with: { title: thing.title } },
  ])
  shownNotices()[0]?.action?.run()
  expect(go).toHaveBeenCalledExactlyOnceWith('/things?import=1')
  expect(takePasted({ name: 'other' })).toBeUndefined()
  expect(takePasted(thing), 'once only').toBeUndefined()
})

test('hands the paste to the import of its list, once', async () => {
  await paste('một\nhai')
  shownNotices()[0]?.action?.run()
  expect(takePasted(thing)?.text).toBe('một\nhai')
  expect(takePasted(thing)).toBeUndefined()
})

test('offers the import of a pasted workbook, and none of a picture', async () => {
  const sheet = new File(['x'], 'Giá tháng 12.xlsx')
  expect(await paste('', { files: [sheet] })).toMatchObject([{ with: { name: 'Giá tháng 12.xlsx' } }])
  for (const { id } of shownNotices()) dismiss(id)
  expect(await paste('', { files: [new File(['x'], 'ảnh.png', { type: 'image/png' })] })).toEqual([])
})

test('leaves a word, an empty paste and one into a field alone', async () => {
  expect(await paste('áo khoác')).toEqual([])
  expect(await paste('')).toEqual([])
  const over = document.querySelector('input') ?? document.body
  expect(await paste('a\tb\nc\td', { over })).toEqual([])
})
