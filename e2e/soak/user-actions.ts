import type { Locator, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { deleteDialog } from '../pages/delete-dialog.ts'
import { formPage } from '../pages/form-page.ts'
import { listPage } from '../pages/list-page.ts'
import { loginPage, passwordOf } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import type { Client } from '../testing/client.ts'
import { picture } from '../testing/picture.ts'
import type { Call } from './fault.ts'

/** A user action prepared up to its last click. */
export interface PreparedAction {
  /** The request of the action. */
  readonly call: Call
  act(): Promise<void>
  /** The element with the error message. */
  readonly failureMessage: Locator
  /** The values of the inputs. */
  typedValues(): Promise<unknown>
  /** Repeats the action after a failure. */
  retry(): Promise<void>
  /** Visible when the action has succeeded. */
  readonly success: Locator
  /** The number of records with the unique name after the action. */
  readonly records?: number
  /** The app reconciles the action by itself after a lost response. */
  readonly isReconciled?: boolean
}

interface ActionContext {
  readonly page: Page
  /** A client of the same back-end, independent of the page. */
  readonly client: Client
  /** A name that no other record has. */
  readonly uniqueName: string
}

/** A user action with one request that can fail. */
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
    return saving(page, { path: '/api/brand/create', method: 'POST' })
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
    return saving(page, { path: '/api/brand/update', method: 'PUT' })
  },
}

const remove: UserAction = {
  name: 'delete',
  isWrite: true,
  async prepare({ page, client, uniqueName }) {
    await createBrand(client, uniqueName)
    const brands = listPage(page, brand)
    const question = deleteDialog(page, brand)
    const { close, errorNotice } = shell(page)
    await brands.open({ search: uniqueName })
    const act = async () => {
      await brands.choose(uniqueName, 'Xóa')
      await question.confirm.click()
      // The delete is sent when its notice with the undo button closes.
      await close.click()
    }
    return {
      call: { path: '/api/brand/delete/*', method: 'DELETE' },
      act,
      failureMessage: errorNotice,
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

/** The user actions of the fault matrix. */
export const userActions: readonly UserAction[] = [list, open, create, update, remove, upload, signIn]

/** The save of a filled brand form. */
function saving(page: Page, call: Call): PreparedAction {
  const form = formPage(page, brand)
  return {
    call,
    act: () => form.save.click(),
    failureMessage: form.alert.last(),
    typedValues: () => form.values(),
    retry: () => form.save.click(),
    success: shell(page).notice('Lưu thành công').last(),
    records: 1,
    isReconciled: true,
  }
}

async function createBrand(client: Client, name: string): Promise<string> {
  const { status, body } = await client.call('POST', '/api/brand/create', { name })
  if (status !== 200) throw new Error(`no brand to work on: ${status}`)
  return String(body.data.id)
}
