import type { Locator, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { formPage } from '../../pages/form-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { treePage } from '../../pages/tree-page.ts'
import { expect, failedCalls, test } from '../fixtures.ts'
import { homePage } from './pages/home-page.ts'

interface FirstLoad {
  readonly address: string
  /** The path of the failing request. */
  readonly call: string
  /** Visible when the request has succeeded. */
  readonly content: (page: Page) => Locator
}

const firstLoads: Readonly<Record<string, FirstLoad>> = {
  'a list': {
    address: '/brands?page=2',
    call: '/api/brand/search',
    content: (page) => page.getByRole('rowheader').first(),
  },
  'a tree': {
    address: '/categories?tab=products',
    call: '/api/product-category/by-parent-id',
    content: (page) => treePage(page, productCategory).roots.first(),
  },
  'a board': {
    address: '/sliders',
    call: '/api/sliders-staff',
    content: (page) => shell(page).main.locator('li[data-id]').first(),
  },
  settings: {
    address: '/systems',
    call: '/api/store',
    content: (page) => page.getByRole('button', { name: 'Lưu' }),
  },
  'a form': {
    address: '/user?id=u-user',
    call: '/api/user-info/u-user',
    content: (page) => page.getByRole('textbox', { name: 'Họ tên' }),
  },
  'a picker': {
    address: '/product',
    call: '/api/unit/search',
    content: (page) => formPage(page, product).input('unit'),
  },
  'the own profile': {
    address: '/user',
    call: '/api/session',
    content: (page) => page.getByRole('textbox', { name: 'Họ tên' }),
  },
  'the first page': {
    address: '/',
    call: '/api/contact',
    content: (page) => homePage(page).work('Yêu cầu mới'),
  },
  'the calculator': {
    address: '/calculator',
    call: '/common/service-type',
    content: (page) => page.getByRole('button', { name: 'Tính giá', exact: true }),
  },
  'the files': {
    address: '/files',
    call: '/api/file-manager/list-item',
    content: (page) => shell(page).main.getByRole('link', { name: 'Khách hàng' }),
  },
  'the current-user lookup': {
    address: '/user/password',
    call: '/api/auth/valid/token',
    content: (page) => page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }),
  },
}

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await loginPage(page).signInAs('admin')
})

for (const [name, { address, call, content }] of Object.entries(firstLoads)) {
  test(`a 401 on the first load of ${name} opens the dialog once, and after signing in it loads`, async ({
    page,
    backEnd,
  }) => {
    const { expired, dialogs, main } = shell(page)
    await backEnd.controls.fault({
      path: call,
      times: 0,
      status: 401,
      body: { code: 0, message: 'Hết hạn.' },
    })
    await page.goto(address)
    await expect(expired).toBeVisible()
    await expect(dialogs).toHaveCount(1)
    await expect(main, 'the page behind the dialog is not blank').toContainText(/\S/)
    await expect(main.locator('[aria-busy=true]'), 'nothing goes on loading').toHaveCount(0)
    await backEnd.controls.clearFaults()
    await expired.getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(page).toHaveURL('/login')
    await loginPage(page).sendAs('admin')
    await expect(page).toHaveURL(address)
    await expect(content(page)).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(expired).toBeHidden()
  })
}

test('a body saying UNAUTHORIZED before the page is rendered opens the dialog', async ({ page, backEnd }) => {
  // Only the response before the first render has this body; the request of the screen succeeds.
  const body = { code: 0, message: 'UNAUTHORIZED' }
  await backEnd.controls.fault({ path: brand.operations.list.path, times: 1, status: 200, body })
  await page.goto('/brands')
  await expect(shell(page).expired).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
