import { can } from '#descriptor/capability.ts'
import { readRows } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { resources } from '#resources/table.ts'
import { listPage } from '../pages/list-page.ts'
import { palettePage } from '../pages/palette-page.ts'
import { expect, signedInTest as test } from './fixtures.ts'

for (const resource of resources) {
  const phone = Object.entries(resource.fields).find(([, { kind }]) => kind === 'phone')?.[0]
  if (!phone || !can(resource, 'list') || !resource.list.search) continue
  const path = resource.operations.list.path

  test(`${resource.title}: a phone number is found by its digits`, async ({ page }) => {
    const list = listPage(page, resource)
    const loaded = page.waitForResponse((one) => new URL(one.url()).pathname === path)
    await list.open()
    const { rows } = readRows(resource.envelope, await (await loaded).json()) ?? { rows: [] }
    const record = rows.find((row) => /\d[ -]\d/.test(readText(row[phone])))
    const label = readText(record?.[resource.label])
    const digits = readText(record?.[phone]).replace(/\D/g, '')
    expect(digits).toMatch(/^\d{9,}$/)

    await list.search.fill(digits)
    await expect(list.row(label)).toBeVisible()
    await expect(list.names).toHaveText([label])

    const palette = palettePage(page)
    await palette.button.click()
    await palette.input.fill(digits)
    await expect(palette.group(resource.title).getByRole('option', { name: label })).toBeVisible()
  })
}
