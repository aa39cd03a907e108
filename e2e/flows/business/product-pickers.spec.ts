import type { Page } from '@playwright/test'
import { product } from '#resources/product.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { pointByFinger } from '../point-by-finger.ts'

/** Chooses a material of a new product; returns the parts of its picker, and a picker of one. */
async function chooseMaterial(page: Page) {
  const form = formPage(page, product)
  await page.goto(formHrefOf(product, null))
  const search = form.input('materials')
  await form.fill('materials', ['Bông'])
  const field = search.locator('xpath=ancestor::*[contains(@class, "mantine-MultiSelect-input")][1]')
  const chosen = field.locator('.mantine-Pill-root')
  await expect(chosen).toHaveCount(1)
  return { search, field, chosen, single: form.input('seller') }
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

test('a picker of several is as high as one of one, and its ring surrounds all of it', async ({ page }) => {
  const { search, field, chosen, single } = await chooseMaterial(page)
  expect(await field.evaluate(heightOf)).toBe(await single.evaluate(heightOf))
  await search.focus()
  await expect(search).toHaveCSS('outline-style', 'none')
  await expect(field).toHaveCSS('outline-style', 'solid')
  const { width, height } = (await chosen.getByRole('button', { includeHidden: true }).boundingBox()) ?? {}
  expect([width, height]).toEqual([24, 24])
})

test('a picker of several is as high as one of one by touch, with room for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await pointByFinger(page)
  const { field, chosen, single } = await chooseMaterial(page)
  expect(await field.evaluate(heightOf)).toBe(await single.evaluate(heightOf))
  const { width, height } = (await chosen.getByRole('button', { includeHidden: true }).boundingBox()) ?? {}
  expect([width, height]).toEqual([40, 32])
})
