import { choice, longText, manyChoice, number, rows, text, url } from '#descriptor/index.ts'

/** The rules by which each service weighs a parcel, with its limits and what it refuses. */
export const weightRules = rows(
  'Cách tính cân nặng',
  {
    service: text('Mã dịch vụ', { required: true, max: 40 }),
    basis: choice(
      'Tính theo cân nào',
      { larger: 'Số lớn hơn', actual: 'Cân thật', volumetric: 'Cân quy đổi' },
      { required: true, initial: 'larger', optional: true },
    ),
    per: choice('Tính theo', { parcel: 'Từng kiện', whole: 'Cả lô' }, { required: true, initial: 'parcel' }),
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
    unverified: text('Chỗ chưa kiểm được', {
      max: 120,
      optional: true,
      help: 'Màn Tính giá ghi điều này cạnh giá của dịch vụ. Kiểm xong thì xóa đi.',
    }),
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
        ['unverified'],
        ['note'],
      ],
      aid: { name: 'weightRule', below: 'ranges' },
    },
  },
)
