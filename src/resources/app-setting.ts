import {
  choice,
  defineResource,
  get,
  longText,
  number,
  put,
  type Row,
  rows,
  text,
  toggle,
} from '#descriptor/index.ts'

/** App settings (S7-96, S7-97): one record without an id, read and saved as a whole. */
export const appSetting = defineResource({
  name: 'app-setting',
  path: '/systems',
  tab: 'app',
  title: 'Cài đặt ứng dụng',
  noun: 'cài đặt ứng dụng',
  group: 'system',
  icon: 'IconSettings',
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
    volumetric_rules: rows(
      'Cách tính cân nặng',
      {
        service: text('Mã dịch vụ', { required: true, max: 40 }),
        divisor: number('Số chia', { required: true, min: 1, max: 100_000, initial: 5000, unit: 'cm³/kg' }),
        step: number('Làm tròn lên', { required: true, min: 0.001, max: 100, initial: 0.5, unit: 'kg' }),
        per: choice(
          'Tính theo',
          { parcel: 'Từng kiện', whole: 'Cả lô' },
          { required: true, initial: 'parcel' },
        ),
      },
      {
        unique: 'service',
        max: 30,
        help: 'Cân quy đổi = dài × rộng × cao ÷ số chia. Dịch vụ không có ở đây chia cho 5000, làm tròn lên từng 0,5 kg.',
      },
    ),
    minimum_app_version: text('Phiên bản ứng dụng thấp nhất', { max: 120 }),
    maintenance: toggle('Đang bảo trì'),
    maintenance_text: longText('Lời nhắn khi bảo trì', { max: 500 }),
  },
  form: {
    sections: [
      { title: 'Tỉ giá và phí', rows: [['exchange_rate', 'purchase_fee']] },
      { title: 'Cân nặng', rows: [['volumetric_rules']] },
      { title: 'Bảo trì', rows: [['maintenance'], ['maintenance_text']] },
    ],
    side: ['minimum_app_version'],
  },
  home: { tiles: { value: 'exchange_rate' } },
  quoteRole: 'settings',
  teamViews: 'views',
})

export type AppSetting = Row<typeof appSetting>
