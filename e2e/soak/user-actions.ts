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
export interface Ready {
  /** The call that it will make. */
  readonly call: Call
  act(): Promise<void>
  /** Where a failure is said. */
  readonly said: Locator
  /** What has been typed so far. */
  typed(): Promise<unknown>
  /** Does it once more, after a failure. */
  again(): Promise<void>
  /** Stands in the page once it has been done. */
  readonly done: Locator
  /** How many records of that name there may be once it is done. */
  readonly records?: number
  /** When the answer was lost, the app looks by itself whether it was done. */
  readonly isLookedFor?: boolean
}

interface Trial {
  readonly page: Page
  /** Another way to the same back-end. */
  readonly client: Client
  /** A name that nothing else has. */
  readonly mark: string
}

/** Something that people do, with the call that can fail. */
export interface Job {
  readonly name: string
  readonly isWrite: boolean
  ready(trial: Trial): Promise<Ready>
}

const nothing = async () => null

const list: Job = {
  name: 'list',
  isWrite: false,
  async ready({ page }) {
    const brands = listPage(page, brand)
    await page.goto('/size')
    await page.getByRole('rowheader').first().waitFor()
    return {
      call: { path: '/api/brand/search', method: 'GET' },
      act: () => shell(page).navigation.getByRole('link', { name: brand.title, exact: true }).click(),
      said: brands.failed,
      typed: nothing,
      again: () => brands.retry.click(),
      done: brands.names.first(),
    }
  },
}

const open: Job = {
  name: 'open',
  isWrite: false,
  async ready({ page, client, mark }) {
    const id = await made(client, mark)
    const form = formPage(page, brand)
    await page.goto(`/brands?search=${encodeURIComponent(mark)}`)
    const link = page.getByRole('link', { name: mark })
    await link.waitFor()
    return {
      call: { path: `/api/brand/${id}`, method: 'GET' },
      act: () => link.click(),
      said: form.drawer.getByRole('alert'),
      typed: nothing,
      again: () => form.drawer.getByRole('button', { name: 'Thử lại' }).click(),
      done: form.input('name'),
    }
  },
}

const create: Job = {
  name: 'create',
  isWrite: true,
  async ready({ page, mark }) {
    const form = formPage(page, brand)
    await page.goto('/brands?edit=new')
    await form.fillAll({ name: mark, website: 'https://vi-du.vn/', description: 'Một\nHai', position: 7 })
    return {
      call: { path: '/api/brand/create', method: 'POST' },
      act: () => form.save.click(),
      said: form.alert.last(),
      typed: () => form.values(),
      again: () => form.save.click(),
      done: shell(page).notice('Lưu thành công').last(),
      records: 1,
      isLookedFor: true,
    }
  },
}

const update: Job = {
  name: 'update',
  isWrite: true,
  async ready({ page, client, mark }) {
    const id = await made(client, mark)
    const form = formPage(page, brand)
    await page.goto(`/brands?edit=${id}`)
    await form.fillAll({ description: 'Đã sửa, không được mất', position: 42 })
    return {
      call: { path: '/api/brand/update', method: 'PUT' },
      act: () => form.save.click(),
      said: form.alert.last(),
      typed: () => form.values(),
      again: () => form.save.click(),
      done: shell(page).notice('Lưu thành công').last(),
      records: 1,
      isLookedFor: true,
    }
  },
}

const remove: Job = {
  name: 'delete',
  isWrite: true,
  async ready({ page, client, mark }) {
    await made(client, mark)
    const brands = listPage(page, brand)
    const question = deleteDialog(page, brand)
    const { close, troubles } = shell(page)
    await brands.open({ search: mark })
    const act = async () => {
      await brands.choose(mark, 'Xóa')
      await question.confirm.click()
      // It can be taken back as long as the notice stands.
      await close.click()
    }
    return {
      call: { path: '/api/brand/delete/*', method: 'DELETE' },
      act,
      said: troubles,
      typed: nothing,
      again: act,
      done: brands.nothing,
      records: 0,
      isLookedFor: true,
    }
  },
}

const upload: Job = {
  name: 'upload',
  isWrite: true,
  async ready({ page, mark }) {
    const form = formPage(page, brand)
    await page.goto('/brands?edit=new')
    await form.fillAll({ name: mark, description: 'Viết trước khi tải ảnh' })
    const logo = form.input('logo')
    return {
      call: { path: '/api/image/uoload', method: 'POST' },
      act: () => logo.locator('input[type=file]').setInputFiles(picture),
      said: form.form.locator('.mantine-InputWrapper-error').first(),
      typed: async () => [
        await form.input('name').inputValue(),
        await form.input('description').inputValue(),
      ],
      again: () => logo.getByRole('button', { name: 'Thử lại' }).click(),
      done: logo.getByRole('button', { name: 'Bỏ ảnh' }),
    }
  },
}

const signIn: Job = {
  name: 'sign-in',
  isWrite: true,
  async ready({ page }) {
    const login = loginPage(page)
    await login.open()
    await login.username.fill('admin')
    await login.password.fill(passwordOf('admin'))
    return {
      call: { path: '/idp/token', method: 'POST' },
      act: () => login.button.click(),
      said: login.alert.filter({ hasText: /\S/ }),
      typed: async () => [await login.username.inputValue(), await login.password.inputValue()],
      again: () => login.button.click(),
      done: shell(page).navigation,
    }
  },
}

/** What people do that can fail. */
export const jobs: readonly Job[] = [list, open, create, update, remove, upload, signIn]

async function made(client: Client, name: string): Promise<string> {
  const { status, body } = await client.call('POST', '/api/brand/create', { name })
  if (status !== 200) throw new Error(`no brand to work on: ${status}`)
  return String(body.data.id)
}
