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
    boxes: rows(
      'Các loại thùng',
      {
        name: text('Tên thùng', { required: true, max: 40 }),
        length: number('Dài', { required: true, min: 1, max: 300, unit: 'cm' }),
        width: number('Rộng', { required: true, min: 1, max: 300, unit: 'cm' }),
        height: number('Cao', { required: true, min: 1, max: 300, unit: 'cm' }),
        empty: number('Vỏ nặng', { required: true, min: 0, max: 50, initial: 0, unit: 'kg' }),
        most: number('Nặng nhất', { min: 0.1, max: 1000, unit: 'kg' }),
      },
      {
        unique: 'name',
        max: 30,
        // The usual sizes by the sum of the outer sides, with the weights that Japanese couriers take for each.
        initial: [
          { name: 'Cỡ 60', length: 24, width: 19, height: 14, empty: 0.15, most: 2 },
          { name: 'Cỡ 80', length: 34, width: 24, height: 19, empty: 0.25, most: 5 },
          { name: 'Cỡ 100', length: 44, width: 29, height: 24, empty: 0.4, most: 10 },
          { name: 'Cỡ 120', length: 49, width: 39, height: 29, empty: 0.6, most: 15 },
          { name: 'Cỡ 140', length: 59, width: 44, height: 34, empty: 0.85, most: 20 },
          { name: 'Cỡ 160', length: 69, width: 49, height: 39, empty: 1.2, most: 25 },
        ],
        help: 'Số đo bên trong. Nặng nhất là cả thùng lẫn hàng. Không có loại nào thì màn Tính giá tính thùng vừa khít với hàng.',
      },
    ),
    box_wall: number('Thành thùng dày', {
      min: 0,
      max: 5,
      initial: 0.5,
      unit: 'cm',
      help: 'Mỗi bên. Kích thước kiện là số đo bên trong cộng hai lần số này.',
    }),
  },
  form: {
    sections: [
      { title: 'Tỉ giá và phí', rows: [['exchange_rate', 'purchase_fee']] },
      { title: 'Cân nặng', rows: [['volumetric_rules']] },
      { title: 'Thùng đóng hàng', rows: [['boxes'], ['box_wall']] },
      { title: 'Bảo trì', rows: [['maintenance'], ['maintenance_text']] },
    ],
    side: ['minimum_app_version'],
  },
  home: { tiles: { value: 'exchange_rate' } },
  quoteRole: 'settings',
  teamViews: 'views',
})

export type AppSetting = Row<typeof appSetting>
