import { stateOptions } from '#descriptor/row-story.ts'
import { product } from '#resources/product.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('names the relations of a list with few calls, and never shows an id', async ({ page, backEnd }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const id of document.body?.textContent?.match(/\b[0-9a-f]{24}\b/g) ?? []) seen.add(id)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { idsSeen: () => [...seen] })
  })
  const list = listPage(page, product)
  const callsOf = async (query: string) => {
    await page.goto('about:blank')
    await backEnd.controls.clearCalls()
    await page.goto(`${product.path}${query}`)
    await list.waitUntilLoaded()
    // The counts of the tabs are the last call of a page.
    for (const { label } of stateOptions(product)) await expect(list.tab(label)).toContainText(/\d/)
    await expect(list.main.locator('tbody [aria-hidden][class*=loading]')).toHaveCount(0)
    expect(await page.evaluate('idsSeen()'), 'ids that were shown').toEqual([])
    const calls = (await backEnd.controls.calls()).map(({ path }) => path)
    return calls.filter((path) => path.startsWith('/api/') && !/^\/api\/(auth|session)/.test(path))
  }
  for (const query of ['', '?size=100']) {
    const calls = await callsOf(query)
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(8)
  }
})
