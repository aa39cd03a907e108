import { readRows } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

const { path } = product.operations.list

test('a search that is cleared while its result is on the way stays cleared, and Back restores it', async ({
  page,
}) => {
  const list = listPage(page, product)
  await list.open()
  const names = await list.names.allTextContents()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(
    ({ pathname, searchParams }) => pathname === path && searchParams.get('keyword') === 'may anh',
    async (route) => {
      await held
      await route.continue().catch(() => undefined)
    },
  )
  await list.search.fill('may anh')
  await expect(page).toHaveURL(/search=may/)
  await list.search.press('Escape')
  await expect(page).not.toHaveURL(/search=/)
  release()
  await expect(list.names).toHaveText(names)
  await expect(list.search).toHaveValue('')
  await list.search.fill('may')
  await expect(page).toHaveURL(/search=may$/)
  await list.waitUntilLoaded()
  await page.goBack()
  await expect(list.search).toHaveValue('')
  await expect(list.names).toHaveText(names)
  await page.goForward()
  await expect(list.search).toHaveValue('may')
})
