import type { Page, Route } from '@playwright/test'
import { readText } from '#descriptor/read.ts'
import { newFormHref, type Screen } from '../pages/screens.ts'

/** A state of a screen: `isOf` chooses the screens that have it, `show` opens it in a signed-in page. */
interface GalleryState {
  readonly name: string
  readonly isOf: (screen: Screen) => boolean
  readonly show: (page: Page, screen: Screen) => Promise<void>
}

const isList = ({ shape }: Screen) => shape === 'list'
const hasRecords = ({ shape }: Screen) => shape !== 'page'

/** The calls that return records; sessions, configuration and pictures are left alone. */
const DATA = /\/(?:api|common|calculator)\/(?!auth|session)/

const open = async (page: Page, { href }: Screen) => {
  await page.goto(href)
  await page.locator('main, form').first().waitFor()
  await settle(page)
}

/** Waits until nothing loads and nothing is announced as busy. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const openWith = async (page: Page, screen: Screen, handle: (route: Route) => Promise<unknown>) => {
  await page.route(DATA, handle)
  await page.goto(screen.href)
  await page.locator('main').waitFor()
}

/** The states in their order; the first is that of every screen. */
export const galleryStates: readonly GalleryState[] = [
  { name: 'filled', isOf: () => true, show: open },
  {
    name: 'empty',
    isOf: ({ resource, shape }) => shape === 'list' && resource?.list.search === true,
    show: (page, screen) =>
      open(page, {
        ...screen,
        href: `${screen.href}${screen.href.includes('?') ? '&' : '?'}search=kh%C3%B4ng+c%C3%B3+m%E1%BB%A5c+n%C3%A0y`,
      }),
  },
  {
    name: 'failed',
    isOf: hasRecords,
    async show(page, screen) {
      await openWith(page, screen, (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'loading',
    isOf: hasRecords,
    // A route that is never continued keeps its request waiting.
    show: async (page, screen) => {
      await openWith(page, screen, async () => {})
      await page
        .locator('[aria-busy=true]')
        .or(page.getByRole('status', { name: 'Đang mở…' }))
        .first()
        .waitFor()
    },
  },
  {
    name: 'form',
    isOf: (screen) => newFormHref(screen) !== undefined,
    async show(page, screen) {
      await page.goto(newFormHref(screen) ?? screen.href)
      await page.getByRole('form').getByRole('button', { name: 'Lưu', exact: true }).first().waitFor()
      await settle(page)
    },
  },
  {
    name: 'record',
    isOf: isList,
    async show(page, screen) {
      await open(page, screen)
      await page.getByRole('rowheader').first().getByRole('link').first().click()
      await page.getByRole('form').first().waitFor()
      await settle(page)
    },
  },
  {
    name: 'dialog',
    isOf: ({ shape, resource }) => shape === 'list' && resource?.operations.remove !== undefined,
    async show(page, screen) {
      await open(page, screen)
      await page
        .getByRole('button', { name: /^Thao tác với / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Xóa' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'bulk',
    isOf: isList,
    async show(page, screen) {
      await open(page, screen)
      const boxes = page.getByRole('checkbox', { name: /^Chọn (?!cả)/ })
      await boxes.nth(0).check()
      await boxes.nth(1).check()
    },
  },
  {
    name: 'long',
    isOf: hasRecords,
    async show(page, screen) {
      const label = screen.resource?.label ?? ''
      await page.route(DATA, async (route) => {
        if (route.request().method() !== 'GET') return route.continue()
        const response = await route.fetch()
        const text = await response.text()
        return route.fulfill({ response, body: lengthened(text, label) })
      })
      await open(page, screen)
    },
  },
]

const LONG = 'Nghiêng nghiễng Ễ Ặ Ỗ: áo khoác chống thấm nước hai lớp dành cho người leo núi mùa đông'
const UNBROKEN = 'Nghiengnghiengaokhoacchongthamnuochailopdanhchonguoileonuimuadong'

/** JSON in which the names of records are long, some of them a single word. */
function lengthened(json: string, label: string): string {
  let count = 0
  try {
    return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
      if (key !== label || readText(value) === '') return value
      count += 1
      return `${count % 3 === 0 ? UNBROKEN : LONG} ${count}`
    })
  } catch {
    return json
  }
}
