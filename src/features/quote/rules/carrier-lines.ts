import { text } from '#text/text.ts'

/** A rule as a line of the settings, as it is stored. */
export type RuleLine = Readonly<Record<string, unknown>>

const CHECKED_ON = '2026-11-23'

/**
 * The published rules of carriers, by their service. `unverified` names what of a rule was found on no page of the carrier: the
 * price says so; `note` explains it. All pages were read as stored copies, so that a later change of theirs is unknown here.
 */
export const carrierLines: readonly RuleLine[] = [
  {
    service: 'EMS',
    basis: 'actual',
    divisor: 5000,
    sides: 'none',
    step: 1,
    ranges: [
      { up_to: 1, step: 0.1 },
      { up_to: 2, step: 0.25 },
      { up_to: 6, step: 0.5 },
    ],
    least: 0.5,
    per: 'parcel',
    max_weight: 30,
    max_side: 150,
    max_girth: 300,
    refuses: ['lithium', 'flammable', 'animal', 'weapon', 'valuables'],
    source: 'https://www.post.japanpost.jp/int/use/restriction/index_en.html',
    checked_on: CHECKED_ON,
    unverified: text('bước cân và giới hạn cho Việt Nam'),
    // The limits are those of a copy of Japan Post's table (https://treasure-japan.com/rates_weight_size.html). The steps
    // of the EMS rate table were not found on a page of Japan Post, nor the limits for Vietnam.
    note: text(
      'Hàng cấm theo trang Bưu điện Nhật. Giới hạn theo bản chép của trang đó; vài nước chỉ nhận 20 kg và 1,05 m, mức của Việt Nam chưa kiểm được. Bước cân chưa đối chiếu được với bảng giá gốc. Rượu và pin lắp trong máy được gửi có điều kiện.',
    ),
  },
  {
    service: 'DHL',
    basis: 'larger',
    divisor: 5000,
    sides: 'nearest',
    step: 1,
    ranges: [{ up_to: 30, step: 0.5 }],
    per: 'parcel',
    refuses: ['animal', 'weapon', 'valuables'],
    source: 'http://www.dhl-usa.com/en/tools/volumetric_weight_express.html',
    checked_on: CHECKED_ON,
    // Refused goods: https://mydhl.express.dhl/za/en/help-and-support/shipping-advice/what-can-i-ship/prohibited-items.html.
    unverified: text('bước cân trên 30 kg và giới hạn từng kiện'),
    // The whole kilograms above 30 kg are those of its tables in Japan, which were not at hand.
    note: text(
      'Trên 30 kg tính chẵn từng kg theo bảng giá ở Nhật; bước này và giới hạn từng kiện chưa kiểm được. Pin, chất lỏng và thực phẩm cần hỏi DHL.',
    ),
  },
  {
    service: 'FEDEX',
    basis: 'larger',
    divisor: 5000,
    sides: 'none',
    step: 1,
    // The table has 20.5 kg, and whole kilograms from 21.
    ranges: [{ up_to: 20.5, step: 0.5 }],
    per: 'whole',
    max_weight: 68,
    max_side: 274,
    max_girth: 330,
    refuses: ['food', 'animal', 'weapon', 'plant'],
    source: 'https://shipnow.van.fedex.com/shipping-faqs/weight-and-dimensions',
    checked_on: CHECKED_ON,
    unverified: text('bước cân, cách làm tròn cạnh và mức 68 kg'),
    // By the whole air waybill: http://www.fedex.com/in/tools/dimweight.html; refused goods:
    // https://www.fedex.com/en-gy/shipping/prohibited-items.html. 68 kg, plants, the rounding of sides and the step of the
    // weight were not found on a page of FedEx about centimetres.
    note: text(
      'Cân gộp cả vận đơn. Từ 21 kg tính chẵn từng kg theo bảng giá ở Nhật. Mức 68 kg, cách làm tròn cạnh và bước cân chưa kiểm được trên trang FedEx. Thực phẩm ở đây là loại dễ hỏng.',
    ),
  },
  {
    service: 'UPS',
    basis: 'larger',
    divisor: 5000,
    sides: 'nearest',
    step: 1,
    ranges: [{ up_to: 20, step: 0.5 }],
    per: 'parcel',
    max_weight: 70,
    max_side: 274,
    max_girth: 400,
    refuses: ['valuables'],
    surcharges: text('Kiện trên 25 kg có thể tính thêm phí hàng nặng.'),
    source: 'https://developer.ups.com/gt/en/support/shipping-support/shipping-dimensions-weight',
    checked_on: CHECKED_ON,
    unverified: text('bước cân trên 20 kg và danh sách hàng cấm'),
    // The half kilogram: https://ups.com/pr/es/support/shipping-support/shipping-dimensions-weight.page; refused goods:
    // https://www.ups.com/us/en/help-center/shipping-support/prohibited-items.page (an excerpt of its list).
    note: text(
      'Trên 20 kg tính chẵn từng kg theo bảng giá ở Nhật, bước này chưa kiểm được. Danh sách hàng cấm mới xem được một phần; vượt giới hạn thì UPS tính thêm phí hoặc coi là hàng freight.',
    ),
  },
]

/** Usual rules of freight, to start from: a forwarder names its own, so that no service has them without a line of the settings. */
export const freightLines: readonly RuleLine[] = [
  {
    service: 'AIR',
    basis: 'larger',
    divisor: 6000,
    sides: 'none',
    step: 0.5,
    per: 'whole',
    source: 'http://pengellys.co.nz/DownLoad/FactSheet/8204sobnyqb4jvQNaRS6VKEFYx--DD_4VIvkm1AIhhU~',
    checked_on: CHECKED_ON,
    unverified: text('số chia và bước cân của hãng bay đang dùng'),
    // A forwarder's fact sheet about the factor of IATA; IATA's own tariff rules are not public.
    note: text(
      'Theo tờ giới thiệu của một hãng giao nhận; bước 0,5 kg chưa kiểm được. Hãy hỏi hãng bay đang dùng.',
    ),
  },
  {
    service: 'SEA',
    basis: 'larger',
    divisor: 1000,
    sides: 'none',
    step: 1,
    per: 'whole',
    source: 'http://www.atlas-line.com/measurement-tools/',
    checked_on: CHECKED_ON,
    unverified: text('cách tính của hãng tàu đang dùng'),
    // Consolidated cargo by weight or measure, 1 m³ as 1,000 kg. Other forwarders count 500 kg, or at least 1 m³.
    note: text(
      'Hàng lẻ: 1 m³ tính như 1.000 kg. Có hãng tính 500 kg và ít nhất 1 m³: hãy hỏi hãng tàu đang dùng.',
    ),
  },
]
