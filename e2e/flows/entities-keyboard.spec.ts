import type { Locator, Page } from '@playwright/test'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'
import { resources } from '#resources/table.ts'
import { deleteDialog } from '../pages/delete-dialog.ts'
import { formPage } from '../pages/form-page.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import { expect, signedInTest as test } from './fixtures.ts'

const typed = resources.filter(isTyped)
const inDrawer = typed.find(({ form }) => form.path === undefined)
const onPage = typed.find(({ form }) => form.path !== undefined && form.idIn === undefined)

// One entity whose form is a drawer and one whose form is a page; all steps use only the keyboard.
for (const resource of [inDrawer, onPage].filter((one) => one !== undefined)) {
  test(`${resource.title} by keyboard alone`, async ({ page }) => {
    test.slow()
    const list = listPage(page, resource)
    const form = formPage(page, resource)
    const question = deleteDialog(page, resource)
    const { notice } = shell(page)
    const name = `Bằng phím ${resource.name}`
    const { label } = resource

    await list.open()
    await reach(page, list.add)
    await page.keyboard.press('Enter')
    await reach(page, form.input(label))
    await page.keyboard.insertText(name)
    for (const choice of requiredChoices(resource)) {
      await reach(page, form.input(choice))
      await page.keyboard.press('ArrowDown')
    }
    await reach(page, form.save)
    await page.keyboard.press('Enter')
    await expect(notice('Lưu thành công')).toBeVisible()

    await list.open()
    await expect(list.search).toBeVisible()
    await page.keyboard.press('/')
    await expect(list.search).toBeFocused()
    await page.keyboard.insertText(name)
    await expect(list.names).toHaveText([name])
    await reach(page, list.row(name).getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(form.input(label)).toHaveValue(name)
    await reach(page, form.input(label))
    await page.keyboard.press('End')
    await page.keyboard.insertText(' đã sửa')
    await page.keyboard.press('Control+s')
    await expect(notice('Lưu thành công')).toBeVisible()

    await list.open({ search: name })
    const changed = `${name} đã sửa`
    await reach(page, list.row(changed).getByRole('button', { name: /^Thao tác với/ }))
    await page.keyboard.press('Enter')
    await reach(page, page.getByRole('menuitem', { name: 'Xóa' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(question.keep).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question.dialog).toBeHidden()
    await expect(list.row(changed).getByRole('button', { name: /^Thao tác với/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await reach(page, page.getByRole('menuitem', { name: 'Xóa' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await reach(page, question.confirm)
    await page.keyboard.press('Enter')
    await expect(notice(`Đã xóa ${changed}`)).toBeVisible()
    await expect(list.row(changed)).toBeHidden()
  })
}

/** Whether the flow's keys are enough to create, find, change and delete a record: its label and choices are required. */
function isTyped(resource: Resource): boolean {
  const { create, update, remove, one } = resource.operations
  const { kind } = fieldOf(resource, resource.label)
  const required = Object.keys(resource.fields).filter((name) => fieldOf(resource, name).required)
  const keyed = new Set([resource.label, ...requiredChoices(resource)])
  const isPlain = !hasTree(resource) && !resource.board
  const canAll = create && update && remove && one && resource.list.search
  return Boolean(canAll) && kind === 'text' && required.every((name) => keyed.has(name)) && isPlain
}

/** The required choices that a new record leaves blank. */
function requiredChoices({ fields }: Resource): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, required, initial }]) =>
    kind === 'choice' && required && initial === undefined ? [name] : [],
  )
}

/** Presses a key until the element has the focus, and asserts that the focus is visible. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'ArrowDown' = 'Tab') {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 120 && !(await isThere()); steps++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
