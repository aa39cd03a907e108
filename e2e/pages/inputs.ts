import { expect, type Locator } from '@playwright/test'
import type { Field, Kind } from '#descriptor/field.ts'
import type { Position } from '#descriptor/position/position.ts'
import { readText } from '#descriptor/read.ts'
import { png } from '../testing/png.ts'

type Fill = (input: Locator, value: unknown, form: Locator) => Promise<void>

const type: Fill = (input, value) => input.fill(readText(value))
/** Decimals are written with a comma in Vietnamese. */
const typeNumber: Fill = (input, value) => input.fill(readText(value).replace('.', ','))

/** The filler of each kind; the type makes a new kind without one a compile error. */
export const fillers: { readonly [K in Kind]: Fill } = {
  text: type,
  longText: type,
  slug: type,
  url: type,
  email: type,
  phone: type,
  color: type,
  number: typeNumber,
  money: typeNumber,
  date: type,
  birthday: type,
  time: type,
  position: async (group, value) => {
    const { lat, lng } = (value as Position | null) ?? {}
    await group.getByRole('textbox').nth(0).fill(readText(lat))
    await group.getByRole('textbox').nth(1).fill(readText(lng))
  },
  dateTime: (input, value) => input.fill(value === '' ? '' : localOf(String(value))),
  richText: async (input, value) => {
    await input.click()
    await input.press('ControlOrMeta+A')
    await input.press('Delete')
    await input.pressSequentially(String(value).replace(/<[^>]+>/g, ''))
  },
  choice: async (input, value) => void (await input.selectOption(String(value))),
  manyChoice: async (group, value) => {
    for (const box of await group.getByRole('checkbox').all()) {
      await box.setChecked((value as readonly string[]).includes(await box.inputValue()))
    }
  },
  toggle: (input, value) => input.setChecked(value === true),
  image: async (group, value) => {
    if (value === '') return
    await group
      .locator('input[type=file]')
      .setInputFiles({ name: 'mau.png', mimeType: 'image/png', buffer: picture() })
    const [remove, original] = [
      group.getByRole('button', { name: 'Bỏ ảnh' }),
      // A field whose pictures have one ratio opens its editor.
      group.page().getByRole('button', { name: 'Dùng nguyên bản' }),
    ]
    await expect(remove.or(original)).toBeVisible()
    if (await original.isVisible()) await original.click()
    await expect(remove).toBeVisible()
  },
  images: async (group, value) => {
    for (const _ of value as readonly string[]) {
      const before = await group.getByRole('button', { name: /^Bỏ ảnh \d+$/ }).count()
      await group
        .locator('input[type=file]')
        .setInputFiles({ name: 'mau.png', mimeType: 'image/png', buffer: picture() })
      await expect(group.getByRole('button', { name: /^Bỏ ảnh \d+$/ })).toHaveCount(before + 1)
    }
  },
  reference: choose,
  references: async (input, value) => {
    for (const text of value as readonly string[]) await choose(input, text)
  },
  parent: choose,
  rows: fillRows,
  readOnly: async () => {},
}

/** Fills the lines of a table, or of a list whose lines open as forms; a cell may be a table or several choices. */
async function fillRows(group: Locator, value: unknown): Promise<void> {
  const lines = value as readonly Readonly<Record<string, unknown>>[]
  const gone = group.getByRole('button', { name: /^Bỏ dòng/ })
  while ((await gone.count()) > 0) await gone.first().click()
  for (const [at, line] of lines.entries()) {
    await group.locator(':scope > div > div > [data-add]').click()
    const one = linesOf(group).nth(at)
    for (const [name, cell] of Object.entries(line)) {
      const input = one.locator(`[name="${name}"]`)
      if (Array.isArray(cell)) await fillList(one.locator(`[data-cell="${name}"]`), cell)
      else if (typeof cell === 'boolean') await input.setChecked(cell)
      else if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT')
        await input.selectOption(String(cell))
      else await input.fill(readText(cell).replace(/^(\d+)\.(?=\d+$)/, '$1,'))
    }
  }
}

async function fillList(cell: Locator, value: readonly unknown[]): Promise<void> {
  if (value.some((one) => typeof one === 'object')) return fillRows(cell.locator('fieldset').first(), value)
  for (const one of value) await cell.locator(`input[value="${String(one)}"]`).check()
}

/** The lines of a table itself, without those of tables in its cells. */
const linesOf = (group: Locator) =>
  group.locator(':scope > div > table > tbody > tr, :scope > div > div > [data-line]')

const pickers: ReadonlySet<Kind> = new Set(['choice', 'reference', 'references', 'parent'])

/** The input element of a field. */
export function inputOf(form: Locator, { kind, label }: Field): Locator {
  const by = { name: label, exact: true }
  if (pickers.has(kind)) return form.getByRole('combobox', by)
  if (['manyChoice', 'image', 'images', 'rows', 'position'].includes(kind)) return form.getByRole('group', by)
  if (kind === 'toggle') return form.getByRole('switch', by)
  return form.getByRole('textbox', by)
}

/** The displayed value of an input. */
export async function shownIn(input: Locator, { kind }: Field): Promise<unknown> {
  if (kind === 'toggle') return input.isChecked()
  if (kind === 'richText') return input.innerText()
  if (kind === 'image' || kind === 'images') return (await input.locator('img').count()) > 0
  if (kind === 'rows') {
    const closed = input.locator('[data-line] [aria-expanded="false"]')
    while ((await closed.count()) > 0) await closed.first().click()
    const lines = await linesOf(input).all()
    return Promise.all(
      lines.map((line) =>
        line
          .locator('input, select')
          .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value)),
      ),
    )
  }
  if (kind === 'position') {
    const boxes = await input.getByRole('textbox').all()
    return Promise.all(boxes.map((box) => box.inputValue()))
  }
  if (kind !== 'manyChoice') return input.inputValue()
  const boxes = await input.getByRole('checkbox', { checked: true }).all()
  return Promise.all(boxes.map((box) => box.inputValue()))
}

async function choose(input: Locator, value: unknown): Promise<void> {
  const text = readText(value)
  if (text === '') return
  await input.fill(text)
  await input.page().getByRole('option', { name: text }).first().click()
}

/** Chooses the first record that a picker offers. */
export async function chooseAny(input: Locator): Promise<void> {
  await input.click()
  await input.page().getByRole('option').first().click()
}

/** A timestamp as a `datetime-local` input displays it in Việt Nam. */
function localOf(iso: string): string {
  return new Date(Date.parse(iso) + 7 * 3600_000).toISOString().slice(0, 16)
}

let drawn: Buffer | undefined

function picture(): Buffer {
  drawn ??= png(24, 24, (x, y) => ((x * 10) << 16) | ((y * 10) << 8) | 0x85)
  return drawn
}
