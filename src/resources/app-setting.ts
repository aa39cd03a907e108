import { defineResource, get, longText, number, put, type Row, text, toggle } from '#descriptor/index.ts'

/** App settings (spec §3, §7): one record without an id, read and saved as a whole. */
export const appSetting = defineResource({
  name: 'app-setting',
  path: '/systems',
  tab: 'app',
  title: 'Cài đặt ứng dụng',
  noun: 'cài đặt ứng dụng',
  group: 'system',
  icon: 'settings',
  operations: {
    read: get('/api/appsetting'),
    save: put('/api/appsetting'),
  },
  fields: {
    exchange_rate: number('Tỉ giá JPY sang VND', {
      required: true,
      min: 0.01,
      max: 100_000,
      unit: 'VND / JPY',
      help: 'Một yên đổi được bao nhiêu đồng. Giá VND của sản phẩm tính theo số này.',
    }),
    purchase_fee: number('Phí mua hộ', { min: 0, max: 100, unit: '%' }),
    minimum_app_version: text('Phiên bản ứng dụng thấp nhất', { max: 120 }),
    maintenance: toggle('Đang bảo trì'),
    maintenance_text: longText('Lời nhắn khi bảo trì', { max: 500 }),
  },
  form: { rows: [['exchange_rate', 'purchase_fee']], side: ['minimum_app_version', 'maintenance'] },
})

export type AppSetting = Row<typeof appSetting>
