import {
  choice,
  date,
  defineResource,
  get,
  longText,
  number,
  put,
  rows,
  text,
  toggle,
} from '#descriptor/index.ts'
import { usualBoxes } from './usual-boxes.ts'
import { weightRules } from './weight-rules.ts'

/** A text of a message to a customer, in the languages of the messages. */
const inThreeLanguages = {
  vi: text('Tiếng Việt', { required: true, max: 120 }),
  jp: text('Tiếng Nhật', { max: 120 }),
  en: text('Tiếng Anh', { max: 120 }),
}

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
    rate_day: date('Ngày của tỉ giá', { help: 'Bỏ trống thì tính từ lần lưu cài đặt gần nhất.' }),
    rate_max_days: number('Tỉ giá dùng trong', {
      integer: true,
      min: 1,
      max: 365,
      unit: 'ngày',
      help: 'Tỉ giá cũ hơn thì màn Tính giá nhắc trước khi gửi báo giá. Bỏ trống là không nhắc.',
    }),
    purchase_fee: number('Phí mua hộ', { min: 0, max: 100, unit: '%' }),
    quote_valid_days: number('Báo giá có hiệu lực', {
      integer: true,
      min: 1,
      max: 365,
      unit: 'ngày',
      help: 'Lời nhắn cho khách ghi báo giá có hiệu lực đến ngày nào. Bỏ trống là không ghi.',
    }),
    quote_excludes: rows('Báo giá chưa gồm', inThreeLanguages, {
      unique: 'vi',
      max: 10,
      help: 'Dòng cuối của lời nhắn cho khách. Ô tiếng Nhật, tiếng Anh bỏ trống thì dùng tiếng Việt.',
    }),
    quote_names: rows('Tên trong lời nhắn', inThreeLanguages, {
      unique: 'vi',
      max: 60,
      help: 'Tên dịch vụ và khoản cộng cho khách đọc tiếng Nhật, tiếng Anh. Tên không có ở đây thì giữ nguyên, như tên riêng của hãng.',
    }),
    volumetric_rules: weightRules,
    quote_surcharges: rows(
      'Khoản cộng vào giá trọn gói',
      {
        name: text('Tên khoản', { required: true, max: 80 }),
        kind: choice(
          'Tính bằng',
          { percent: 'Phần trăm', amount: 'Số tiền' },
          { required: true, initial: 'percent' },
        ),
        value: number('Mức', { required: true, min: -1e9, max: 1e9 }),
        base: choice(
          'Phần trăm của',
          {
            goods: 'Tiền hàng',
            goodsFees: 'Tiền hàng và phí',
            freight: 'Cước quốc tế',
            total: 'Các dòng đứng trước',
          },
          { required: true, initial: 'goods' },
        ),
        currency: choice('Tiền tệ', { VND: 'VND', JPY: 'JPY' }, { required: true, initial: 'VND' }),
        shown: choice(
          'Ai thấy',
          { customer: 'Khách thấy', staff: 'Chỉ nhân viên' },
          { required: true, initial: 'customer' },
        ),
      },
      {
        unique: 'name',
        max: 30,
        help: 'Cộng vào giá trọn gói theo thứ tự này. Khoản chỉ nhân viên thấy là lãi: trong lời nhắn nó nằm trong cước hoặc phí mua hộ. Số âm là giảm giá.',
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
        initial: usualBoxes,
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
      {
        title: 'Tỉ giá và phí',
        rows: [
          ['exchange_rate', 'purchase_fee'],
          ['rate_day', 'rate_max_days'],
        ],
      },
      { title: 'Gửi báo giá', rows: [['quote_valid_days'], ['quote_excludes'], ['quote_names']] },
      { title: 'Cân nặng', rows: [['volumetric_rules']] },
      { title: 'Thùng đóng hàng', rows: [['boxes'], ['box_wall']] },
      { title: 'Giá trọn gói', rows: [['quote_surcharges']] },
      { title: 'Bảo trì', rows: [['maintenance'], ['maintenance_text']] },
    ],
    side: ['minimum_app_version'],
  },
  home: { tiles: { value: 'exchange_rate' } },
  quote: { settings: { rate: 'exchange_rate', fee: 'purchase_fee', surcharges: 'quote_surcharges' } },
  teamViews: 'views',
})
