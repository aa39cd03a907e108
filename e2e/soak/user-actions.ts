import type { Locator, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { deleteDialog } from '../pages/delete-dialog.ts'
import { formPage } from '../pages/form-page.ts'
import { listPage } from '../pages/list-page.ts'
import { loginPage, passwordOf } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import type { Client } from '../testing/client.ts'
import type { Call } from './fault.ts'
import { picture } from './picture.ts'

/** What a person is about to do, up to the moment before. */
export interface PreparedAction {
  /** The call that it will make. */
  readonly call: Call
  act(): Promise<void>
  /** Where a failure is said. */
  readonly failureMessage: Locator
  /** What has been typed so far. */
  typedValues(): Promise<unknown>
  /** Does it once more, after a failure. */
  retry(): Promise<void>
  /** Stands in the page once it has been done. */
  readonly success: Locator
  /** How many records of that name there may be once it is done. */
  readonly records?: number
  /** When the answer was lost, the app looks by itself whether it was done. */
  readonly isReconciled?: boolean
}

interface ActionContext {
  readonly page: Page
  /** Another way to the same back-end. */
  readonly client: Client
  /** A name that nothing else has. */
  readonly uniqueName: string
}

/** Something that people do, with the call that can fail. */
export interface UserAction {
  readonly name: string
  readonly isWrite: boolean
  prepare(context: ActionContext): Promise<PreparedAction>
}

const nothing = async () => null

const list: UserAction = {
  name: 'list',
  isWrite: false,
  async prepare({ page }) {
    const brands = listPage(page, brand)
    await page.goto('/size')
    await page.getByRole('rowheader').first().waitFor()
    return {
      call: { path: '/api/brand/search', method: 'GET' },
      act: () => shell(page).navigation.getByRole('link', { name: brand.title, exact: true }).click(),
      failureMessage: brands.failed,
      typedValues: nothing,
      retry: () => brands.retry.click(),
      success: brands.names.first(),
    }
  },
}

const open: UserAction = {
  name: 'open',
  isWrite: false,
  async prepare({ page, client, uniqueName }) {
    const id = await createBrand(client, uniqueName)
    const form = formPage(page, brand)
    await page.goto(`/brands?search=${encodeURIComponent(uniqueName)}`)
    const link = page.getByRole('link', { name: uniqueName })
    await link.waitFor()
    return {
      call: { path: `/api/brand/${id}`, method: 'GET' },
      act: () => link.click(),
      failureMessage: form.drawer.getByRole('alert'),
      typedValues: nothing,
      retry: () => form.drawer.getByRole('button', { name: 'Thử lại' }).click(),
      success: form.input('name'),
    }
  },
}

const create: UserAction = {
  name: 'create',
  isWrite: true,
  async prepare({ page, uniqueName }) {
    const form = formPage(page, brand)
    await page.goto('/brands?edit=new')
    await form.fillAll({
      name: uniqueName,
      website: 'https://vi-du.vn/',
      description: 'Một\nHai',
      position: 7,
    })
    return {
      call: { path: '/api/brand/create', method: 'POST' },
      act: () => form.save.click(),
      failureMessage: form.alert.last(),
      typedValues: () => form.values(),
      retry: () => form.save.click(),
      success: shell(page).notice('Lưu thành công').last(),
      records: 1,
      isReconciled: true,
    }
  },
}

const update: UserAction = {
  name: 'update',
  isWrite: true,
  async prepare({ page, client, uniqueName }) {
    const id = await createBrand(client, uniqueName)
    const form = formPage(page, brand)
    await page.goto(`/brands?edit=${id}`)
    await form.fillAll({ description: 'Đã sửa, không được mất', position: 42 })
    return {
      call: { path: '/api/brand/update', method: 'PUT' },
      act: () => form.save.click(),
      failureMessage: form.alert.last(),
      typedValues: () => form.values(),
      retry: () => form.save.click(),
      success: shell(page).notice('Lưu thành công').last(),
      records: 1,
      isReconciled: true,
    }
  },
}

const remove: UserAction = {
  name: 'delete',
  isWrite: true,
  async prepare({ page, client, uniqueName }) {
    await createBrand(client, uniqueName)
    const brands = listPage(page, brand)
    const question = deleteDialog(page, brand)
    const { close, troubles } = shell(page)
    await brands.open({ search: uniqueName })
    const act = async () => {
      await brands.choose(uniqueName, 'Xóa')
      await question.confirm.click()
      // It can be taken back as long as the notice stands.
      await close.click()
    }
    return {
      call: { path: '/api/brand/delete/*', method: 'DELETE' },
      act,
      failureMessage: troubles,
      typedValues: nothing,
      retry: act,
      success: brands.nothing,
      records: 0,
      isReconciled: true,
    }
  },
}

const upload: UserAction = {
  name: 'upload',
  isWrite: true,
  async prepare({ page, uniqueName }) {
    const form = formPage(page, brand)
    await page.goto('/brands?edit=new')
    await form.fillAll({ name: uniqueName, description: 'Viết trước khi tải ảnh' })
    const logo = form.input('logo')
    return {
      call: { path: '/api/image/uoload', method: 'POST' },
      act: () => logo.locator('input[type=file]').setInputFiles(picture),
      failureMessage: form.form.locator('.mantine-InputWrapper-error').first(),
      typedValues: async () => [
        await form.input('name').inputValue(),
        await form.input('description').inputValue(),
      ],
      retry: () => logo.getByRole('button', { name: 'Thử lại' }).click(),
      success: logo.getByRole('button', { name: 'Bỏ ảnh' }),
    }
  },
}

const signIn: UserAction = {
  name: 'sign-in',
  isWrite: true,
  async prepare({ page }) {
    const login = loginPage(page)
    await login.open()
    await login.username.fill('admin')
    await login.password.fill(passwordOf('admin'))
    return {
      call: { path: '/idp/token', method: 'POST' },
      act: () => login.button.click(),
      failureMessage: login.alert.filter({ hasText: /\S/ }),
      typedValues: async () => [await login.username.inputValue(), await login.password.inputValue()],
      retry: () => login.button.click(),
      success: shell(page).navigation,
    }
  },
}

/** What people do that can fail. */
export const userActions: readonly UserAction[] = [list, open, create, update, remove, upload, signIn]

async function createBrand(client: Client, name: string): Promise<string> {
  const { status, body } = await client.call('POST', '/api/brand/create', { name })
  if (status !== 200) throw new Error(`no brand to work on: ${status}`)
  return String(body.data.id)
}
