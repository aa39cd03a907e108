import {
  choice,
  date,
  defineResource,
  get,
  longText,
  manyChoice,
  number,
  put,
  type Row,
  rows,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'

function box(size: number, sides: readonly [number, number, number], empty: number, most: number) {
  const [length, width, height] = sides
  return { name: `Cỡ ${size}`, length, width, height, empty, most }
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
    quote_excludes: rows(
      'Báo giá chưa gồm',
      {
        vi: text('Tiếng Việt', { required: true, max: 120 }),
        jp: text('Tiếng Nhật', { max: 120 }),
        en: text('Tiếng Anh', { max: 120 }),
      },
      {
        unique: 'vi',
        max: 10,
        help: 'Dòng cuối của lời nhắn cho khách. Ô tiếng Nhật, tiếng Anh bỏ trống thì dùng tiếng Việt.',
      },
    ),
    volumetric_rules: rows(
      'Cách tính cân nặng',
      {
        service: text('Mã dịch vụ', { required: true, max: 40 }),
        basis: choice(
          'Tính theo cân nào',
          { larger: 'Số lớn hơn', actual: 'Cân thật', volumetric: 'Cân quy đổi' },
          { required: true, initial: 'larger', optional: true },
        ),
        per: choice(
          'Tính theo',
          { parcel: 'Từng kiện', whole: 'Cả lô' },
          { required: true, initial: 'parcel' },
        ),
        divisor: number('Số chia', { required: true, min: 1, max: 100_000, initial: 5000, unit: 'cm³/kg' }),
        sides: choice(
          'Làm tròn cạnh',
          { none: 'Không', up: 'Lên từng cm', nearest: 'Đến cm gần nhất' },
          { required: true, initial: 'none', optional: true },
        ),
        step: number('Làm tròn lên', { required: true, min: 0.001, max: 100, initial: 0.5, unit: 'kg' }),
        least: number('Cân ít nhất', { min: 0, max: 10_000, unit: 'kg', optional: true }),
        ranges: rows(
          'Bước làm tròn khác cho hàng nhẹ',
          {
            up_to: number('Đến', { required: true, min: 0.001, max: 10_000, unit: 'kg' }),
            step: number('Từng', { required: true, min: 0.001, max: 100, unit: 'kg' }),
          },
          { max: 10, optional: true, help: 'Trên mức cuối cùng dùng bước làm tròn chung ở trên.' },
        ),
        max_weight: number('Tối đa mỗi kiện', { min: 0.001, max: 100_000, unit: 'kg', optional: true }),
        max_side: number('Cạnh dài nhất', { min: 0.1, max: 10_000, unit: 'cm', optional: true }),
        max_girth: number('Dài + vòng bụng', {
          min: 0.1,
          max: 10_000,
          unit: 'cm',
          optional: true,
          help: 'Cạnh dài nhất cộng hai lần tổng hai cạnh kia.',
        }),
        max_value: number('Trị giá tối đa', { min: 1, max: 1e12, unit: '₫', optional: true }),
        refuses: manyChoice(
          'Không nhận',
          {
            lithium: 'Pin lithium',
            liquid: 'Chất lỏng',
            flammable: 'Chất dễ cháy, bình xịt',
            food: 'Thực phẩm',
            alcohol: 'Rượu bia',
            medicine: 'Thuốc',
            blade: 'Dao kéo, vật sắc',
            weapon: 'Vũ khí, đồ giống vũ khí',
            plant: 'Cây, hạt giống',
            animal: 'Động vật',
            valuables: 'Tiền, vàng bạc, đá quý',
          },
          { optional: true },
        ),
        refuses_words: text('Không nhận thứ khác', {
          max: 255,
          optional: true,
          help: 'Cách nhau bằng dấu phẩy.',
        }),
        surcharges: longText('Phụ phí có thể có', { max: 500, optional: true, help: 'Mỗi dòng một khoản.' }),
        source: url('Nguồn', { optional: true }),
        checked_on: text('Ngày xem nguồn', { max: 10, optional: true }),
        note: longText('Ghi chú', { max: 1000, optional: true }),
      },
      {
        unique: 'service',
        max: 30,
        help: 'Dịch vụ không có ở đây dùng quy tắc hãng công bố (EMS, DHL, FedEx, UPS), còn lại chia cho 5000, làm tròn lên từng 0,5 kg.',
        form: {
          summary: ['service', 'basis', 'per', 'divisor', 'step'],
          rows: [
            ['service', 'basis'],
            ['per', 'divisor'],
            ['sides', 'step', 'least'],
            ['ranges'],
            ['max_weight', 'max_side'],
            ['max_girth', 'max_value'],
            ['refuses'],
            ['refuses_words', 'surcharges'],
            ['source', 'checked_on'],
            ['note'],
          ],
          aid: { name: 'weightRule', below: 'ranges' },
        },
      },
    ),
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
        // The usual sizes by the sum of the outer sides, with the weights that Japanese couriers take for each.
        initial: [
          box(60, [24, 19, 14], 0.15, 2),
          box(80, [34, 24, 19], 0.25, 5),
          box(100, [44, 29, 24], 0.4, 10),
          box(120, [49, 39, 29], 0.6, 15),
          box(140, [59, 44, 34], 0.85, 20),
          box(160, [69, 49, 39], 1.2, 25),
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
      {
        title: 'Tỉ giá và phí',
        rows: [
          ['exchange_rate', 'purchase_fee'],
          ['rate_day', 'rate_max_days'],
        ],
      },
      { title: 'Gửi báo giá', rows: [['quote_valid_days'], ['quote_excludes']] },
      { title: 'Cân nặng', rows: [['volumetric_rules']] },
      { title: 'Thùng đóng hàng', rows: [['boxes'], ['box_wall']] },
      { title: 'Giá trọn gói', rows: [['quote_surcharges']] },
      { title: 'Bảo trì', rows: [['maintenance'], ['maintenance_text']] },
    ],
    side: ['minimum_app_version'],
  },
  home: { tiles: { value: 'exchange_rate' } },
  quoteRole: 'settings',
  quoteSettings: { rate: 'exchange_rate', fee: 'purchase_fee', surcharges: 'quote_surcharges' },
  teamViews: 'views',
})

export type AppSetting = Row<typeof appSetting>
