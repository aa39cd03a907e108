import { deleteDialog } from '../../pages/delete-dialog.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import {
  type AppWithWarehouse,
  appWithWarehouse,
  routedWarehouse,
} from '../../testing/warehouse/app-with-warehouse.ts'
import { expect, failedCalls, signedInTest } from '../fixtures.ts'

const records = [
  { wh_code: 'HN-01', name: 'Long Biên', city: 'Hà Nội', used: 40 },
  { wh_code: 'HN-02', name: 'Đông Anh', city: 'Hà Nội', used: 95 },
  { wh_code: 'HP-01', name: 'Cảng Đình Vũ', city: 'Hải Phòng', used: 70 },
  { wh_code: 'DN-01', name: 'Sơn Trà', city: 'Đà Nẵng', used: 15 },
  { wh_code: 'BD-01', name: 'Dĩ An', city: 'Bình Dương', used: 60 },
  { wh_code: 'SG-01', name: 'Cát Lái', city: 'Thành phố Hồ Chí Minh', used: 88 },
  { wh_code: 'SG-02', name: 'Tân Tạo', city: 'Thành phố Hồ Chí Minh', used: 30 },
]

let app: AppWithWarehouse
signedInTest.beforeAll(async () => {
  app = await appWithWarehouse()
  for (const { city, ...record } of records)
    await app.service.call('POST', '/wms/warehouses', {
      ...record,
      kind: 'own',
      address: { city, ward: 'Phường 1', geo: { lat: 21.03, lng: 105.85 } },
      hours: { from: '08:00', to: '17:30' },
    })
})
signedInTest.afterAll(() => app.close())

signedInTest(
  'a service with other calls and records works through the screens of the table',
  async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    await app.serve(page, backEnd.url)
    const list = listPage(page, routedWarehouse)
    const form = formPage(page, routedWarehouse)
    // Counts of tabs are requested by the same call.
    const requested = (name: string, value: unknown) =>
      page.waitForRequest(
        (call) => call.url().endsWith('/wms/warehouses/query') && call.postDataJSON()[name] === value,
      )

    await signedInTest.step('lists by POST, page by offset', async () => {
      await list.open()
      await expect(list.names).toHaveCount(5)
      const next = requested('skip', 5)
      await list.next.click()
      expect((await next).postDataJSON()).toEqual({ skip: 5, take: 5 })
      await expect(list.names).toHaveCount(2)
    })

    await signedInTest.step('orders by a nested field and searches', async () => {
      await list.open({ sort: '-city' })
      await expect(list.names.first()).toHaveText(/Cát Lái|Tân Tạo/)
      const found = requested('text', 'hai phong')
      await list.search.fill('hai phong')
      expect((await found).postDataJSON()).toEqual({
        text: 'hai phong',
        orderBy: 'address.city:desc',
        skip: 0,
        take: 5,
      })
      await expect(list.names).toHaveText(['Cảng Đình Vũ'])
    })

    await signedInTest.step(
      'refuses a key in use with the message of the service, then creates under a new one',
      async () => {
        await list.open({ edit: 'new' })
        await form.fillAll({
          code: 'SG-01',
          name: 'Thủ Đức',
          city: 'Thành phố Hồ Chí Minh',
          opens: '8h30',
          closes: '21h',
          place: { lat: 10.85, lng: 106.75 },
          used: 120,
          kind: 'rented',
        })
        await form.save.click()
        await form.expectError('used', 'Không được quá 100% khi không cho xếp vượt.')
        await form.expectError('rented_until', 'Kho thuê cần có ngày hết hạn.')
        await form.fillAll({ used: 55, rented_until: '31/12/2027' })
        await form.save.click()
        await expect(form.alert).toContainText('Mã kho này đã có “Cát Lái” dùng.')
        await form.expectError('code', 'Bạn chọn cái khác nhé.')
        const created = page.waitForRequest((call) => call.url().endsWith('/wms/warehouses'))
        await form.fill('code', 'SG-03')
        await form.save.click()
        expect((await created).postDataJSON()).toMatchObject({
          wh_code: 'SG-03',
          address: { city: 'Thành phố Hồ Chí Minh', geo: { lat: 10.85, lng: 106.75 } },
          hours: { from: '08:30', to: '21:00' },
          lease: { until: '2027-12-31' },
        })
        await expect(shell(page).notice('Lưu thành công')).toBeVisible()
      },
    )

    await signedInTest.step('sends only what changed, without the siblings of a nested field', async () => {
      await list.open({ search: 'HN-02' })
      await list.openRow('Đông Anh')
      await expect(form.input('code')).not.toBeEditable()
      await form.fill('city', 'Bắc Ninh')
      const patched = page.waitForRequest((call) => call.method() === 'PATCH')
      await form.save.click()
      expect((await patched).postDataJSON()).toEqual({ address: { city: 'Bắc Ninh' } })
      await expect(list.row('Đông Anh')).toContainText('Bắc Ninh')
    })

    await signedInTest.step('archives by POST', async () => {
      await list.open({ search: 'HN-02' })
      const archived = page.waitForRequest((call) => call.url().endsWith('/wms/warehouses/HN-02/archive'))
      await list.choose('Đông Anh', 'Xóa')
      await deleteDialog(page, routedWarehouse).confirm.click()
      expect((await archived).method()).toBe('POST')
      await expect(list.row('Đông Anh')).toHaveCount(0)
    })
  },
)
