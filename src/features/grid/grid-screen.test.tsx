// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { GridScreen } from './grid-screen.tsx'

const { answer } = office()

// happy-dom has no popovers and no layout.
HTMLElement.prototype.showPopover = () => undefined
HTMLElement.prototype.scrollIntoView = () => undefined
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => userDataStore.forget(() => true))

async function opened() {
  const drawn = draw(<GridScreen resource={thing} search={{ grid: '1' }} />, thing)
  await screen.findByRole('grid', { name: 'Đồ vật' })
  await waitFor(() => expect(active().getAttribute('aria-label')).toBe('Tên, số 1'))
  return drawn
}

/** The focused input of the active cell. */
function active(): HTMLInputElement {
  if (!(document.activeElement instanceof HTMLInputElement)) throw new Error('no cell has the focus')
  return document.activeElement
}

const cellTexts = (name: string) =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('gridcell')[columns.indexOf(name)]?.textContent)
const columns = ['name', 'active', 'updated_at', 'url', 'position']

/** Pastes as a spreadsheet does. */
function paste(text: string, more: Readonly<Record<string, string>> = {}) {
  const data: Readonly<Record<string, string>> = { 'text/plain': text, ...more }
  const event = createEvent.paste(active(), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  })
  fireEvent(active(), event)
}

test('edits cells with the keys of a spreadsheet and saves them as a plan', async () => {
  const { records, writes } = storedThings(answer, [record(1), record(2), record(3)])
  await opened()
  await userEvent.keyboard('Áo{Enter}Mũ{Tab}')
  expect(active().getAttribute('aria-label')).toBe('Đang dùng, số 2')
  await userEvent.keyboard(' {ArrowDown}')
  expect(active().getAttribute('aria-label')).toBe('Đang dùng, số 3')
  expect(screen.getByText('3 ô đã sửa ở 2 mục')).toBeDefined()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('2 ô đã sửa ở 2 mục')).toBeDefined()
  await userEvent.keyboard('{Control>}y{/Control}{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Xem trước rồi lưu' }))
  await userEvent.keyboard('{Enter}')
  expect(writes).toEqual([])
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Xem trước rồi lưu' }))
  await userEvent.click(send)
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lưu các thay đổi' }))
  expect([...records.values()].map(({ name, active: isActive }) => [name, isActive])).toEqual([
    ['Áo', true],
    ['Mũ', false],
    ['số 3', true],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Về bảng' }))
  expect(await screen.findByText('Chưa sửa ô nào.')).toBeDefined()
  expect(active().getAttribute('aria-label')).toBe('Đang dùng, số 2')
})

test('marks refused cells with their reason, and leaves the text of a cancelled edit', async () => {
  storedThings(answer, [record(1), record(2)])
  await opened()
  await userEvent.keyboard('{F2} dài quá mười chữ{Enter}')
  const refused = screen.getAllByRole('gridcell').filter((cell) => cell.hasAttribute('aria-invalid'))
  expect(refused.map(({ textContent }) => textContent)).toEqual(['số 1 dài quá mười chữ'])
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByText(/^Tối đa 10 ký tự/)).toBeDefined()
  expect(active().getAttribute('aria-invalid')).toBe('true')
  await userEvent.keyboard('Áo{Escape}{Delete}{Control>}z{/Control}')
  expect(active().value).toBe('số 1 dài quá mười chữ')
})

test('pastes over a range, fills down and counts what it left out', async () => {
  storedThings(answer, [record(1), record(2), record(3)])
  await opened()
  await userEvent.keyboard('{End}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  paste('7')
  expect(cellTexts('position').slice(1)).toEqual(['7', '7', '7'])
  await userEvent.keyboard('{Home}{ArrowDown}')
  paste('Áo\tTắt\tbỏ\tao\r\nMũ\t\t\tmu\r\nNón\r\n')
  expect(cellTexts('name').slice(1)).toEqual(['số 1', 'Áo', 'Mũ'])
  expect(screen.getByText('Đã sửa 6 ô; 1 ô ngoài bảng bị bỏ.')).toBeDefined()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('Đã hoàn tác 6 ô.')).toBeDefined()
  await userEvent.keyboard('{Control>}y{/Control}{ArrowDown}')
  expect(screen.queryByText(/^Đã /), 'of another cell').toBeNull()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(cellTexts('name').slice(1)).toEqual(['số 1', 'số 1', 'Mũ'])
})

test('replaces the whole text of a selected cell also after a paste or an undo', async () => {
  storedThings(answer, [record(1), record(2)])
  await opened()
  paste('Áo')
  await userEvent.keyboard('Mũ{Enter}{ArrowUp}')
  expect(cellTexts('name').slice(1)).toEqual(['Mũ', 'số 2'])
  await userEvent.keyboard('{Delete}{Control>}z{/Control}Nón{Enter}')
  expect(cellTexts('name').slice(1)).toEqual(['Nón', 'số 2'])
})

test('keeps the text that is typed while rows are read again in another order', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  await opened()
  await userEvent.keyboard('Áo{Enter}{Escape}{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  const stored = [...records.values()].toReversed()
  const reread = held({ data: { results: stored, pagination: { total: 2 } } })
  answer('/api/thing/search', () => reread.reply())
  await userEvent.click(screen.getByRole('button', { name: 'Về bảng' }))
  const input = await screen.findByRole('textbox', { name: 'Tên, số 2' })
  act(() => input.focus())
  await userEvent.keyboard('Mũ')
  const label = active().getAttribute('aria-label')
  reread.release()
  await waitFor(() => expect(cellTexts('name')[2]).toBe('Áo'))
  expect([active().getAttribute('aria-label'), active().value]).toEqual([label, 'Mũ'])
  await userEvent.keyboard('{Enter}')
  expect(new Set(cellTexts('name').slice(1))).toEqual(new Set(['Áo', 'Mũ']))
})

test('keeps the changed cells of a closed page, and drops those that another user has made the same', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  await opened()
  await userEvent.keyboard('Áo{Enter}Mũ{Enter}')
  await waitFor(async () => expect(JSON.stringify(await storedDraft())).toContain('Mũ'))
  document.body.innerHTML = ''
  records.set('1', record(1, { name: 'Áo' }))
  draw(<GridScreen resource={thing} search={{ grid: '1' }} />, thing)
  expect(await screen.findByText('1 ô đã sửa ở 1 mục')).toBeDefined()
  expect(new Set(cellTexts('name').slice(1))).toEqual(new Set(['Áo', 'Mũ']))
})

async function storedDraft(): Promise<unknown> {
  const { session } = await import('#session/session.ts')
  return userDataStore.read(session.storedUser()?.subject ?? '', 'grid thing')
}

test('stores the text of a cell that is still edited when the page is left', async () => {
  storedThings(answer, [record(1), record(2)])
  await opened()
  await userEvent.keyboard('Áo')
  fireEvent(window, new Event('pagehide'))
  await waitFor(async () => expect(JSON.stringify(await storedDraft())).toContain('Áo'))
})

test('counts the text of a cell that is still edited as unsaved, and stores it when the screen is left', async () => {
  storedThings(answer, [record(1), record(2)])
  const { unmount } = await opened()
  await userEvent.keyboard('Áo')
  expect(unsavedNow()).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(unsavedNow()).toBe(0)
  await userEvent.keyboard('Mũ')
  unmount()
  await waitFor(async () => expect(JSON.stringify(await storedDraft())).toContain('Mũ'))
})

test.each(['{', 'null', '[["a"], 5]', '[[{}]]', '{"0": [["a"]]}'])(
  'pastes the text of a clipboard whose own cells are %s',
  async (own) => {
    storedThings(answer, [record(1)])
    await opened()
    paste('Áo', { 'application/x-ben-cells': own })
    expect(cellTexts('name').slice(1)).toEqual(['Áo'])
  },
)

test('leaves out copied cells with the sign of an unknown value', async () => {
  storedThings(answer, [record(1), record(2), record(3)])
  await opened()
  paste('Áo\r\n(không rõ)\r\nMũ\r\n')
  expect(cellTexts('name').slice(1)).toEqual(['Áo', 'số 2', 'Mũ'])
})

test('gives discarded cells back by the notice, whatever was edited since', async () => {
  storedThings(answer, [record(1), record(2), record(3)])
  const { unmount } = await opened()
  await userEvent.keyboard('Áo{Enter}Mũ{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }))
  await userEvent.keyboard('Nón{Enter}')
  const [notice] = shownNotices()
  act(() => notice?.undo?.())
  expect(cellTexts('name').slice(1)).toEqual(['Áo', 'Mũ', 'Nón'])
  unmount()
  expect(shownNotices()).toEqual([])
})

test('asks for a wider screen on a phone and keeps the way to the list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  draw(<GridScreen resource={thing} search={{ grid: '1' }} />, thing)
  expect(screen.getByRole('link', { name: 'Về danh sách' }).getAttribute('href')).toBe('/things')
  expect(screen.queryByRole('grid')).toBeNull()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
