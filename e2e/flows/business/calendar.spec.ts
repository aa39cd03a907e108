import { appSetting } from '#resources/app-setting.ts'
import { formPage } from '../../pages/form-page.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { pointByFinger } from '../point-by-finger.ts'

for (const pointer of ['mouse', 'finger']) {
  test(`the dialog of a calendar has its place and measures before the code of the days, by ${pointer}`, async ({
    page,
  }) => {
    let arrive = () => {}
    const code = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/calendar-*.js', async (route) => {
      await code
      await route.fallback()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    if (pointer === 'finger') await pointByFinger(page)
    await page.goto(hrefOf(appSetting))
    await formPage(page, appSetting).input('rate_day').press('ArrowDown')
    const dialog = page.getByRole('dialog', { name: /^Lịch: / })
    await expect(dialog).toBeVisible()
    const before = await dialog.boundingBox()
    arrive()
    await expect(dialog.getByRole('button', { name: 'Hôm nay', exact: true })).toBeVisible()
    expect(await dialog.boundingBox()).toEqual(before)
  })
}
