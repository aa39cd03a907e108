import { article } from '#resources/article.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { pathOf } from '../samples.ts'

test(`${article.title}: the caret stays where it was when a new one is saved`, async ({ page, backEnd }) => {
  const form = formPage(page, article)
  await page.goto(formHrefOf(article, null))
  await form.fill('title', 'Bài gõ tiếp sau khi lưu')
  await form.fill('image', 'mau.png')
  const content = form.input('content')
  await content.click()
  await page.keyboard.type('Đầu.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cuối.')
  await page.keyboard.press('Home')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  // The address changes before the form of the new record takes the place of the first one.
  await expect(form.tool('Nhân bản')).toBeVisible()
  await expect(content).toBeFocused()
  await page.keyboard.type('Giữa. ')
  await expect(content.locator('p')).toHaveText(['Đầu.', 'Giữa. Cuối.'])
  expect(await backEnd.controls.calls(article.operations.create.path)).toHaveLength(1)
})

test(`${article.title}: a changed text whose save has failed stays as it was typed`, async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, article)
  await page.goto(hrefOf(article))
  await page.getByRole('rowheader').getByRole('link').first().click()
  const content = form.input('content')
  await content.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Vừa gõ thêm. ')
  const path = pathOf(article.operations.update, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await backEnd.controls.fault({ path, method: 'PUT', status: 500, times: 0 })
  await form.save.click()
  await expect(form.form.getByRole('alert')).toBeVisible()
  await expect(content).toContainText('Vừa gõ thêm.')
  await expect(form.save).toContainText('1')
  await backEnd.controls.clearFaults()
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await page.reload()
  await expect(content).toContainText('Vừa gõ thêm.')
})
