import { usualRule, type WeighRule } from './rule.ts'
import type { Parcel } from './weigh.ts'

/** An example with its published result: the billable weight of the parcels by a rule. */
interface Vector {
  readonly name: string
  /** The page that has the example; '' for an example of this business. */
  readonly source: string
  readonly rule: Partial<WeighRule>
  readonly parcels: readonly Parcel[]
  readonly billable: number
}

const box = (weight: number, length: number, width: number, height: number): Parcel => ({
  weight,
  length,
  width,
  height,
})

const chair = [box(15, 60, 52, 30)]

/** The examples that a rule states by itself, without the service of a carrier. Inches and pounds are as good as centimetres. */
export const vectors: readonly Vector[] = [
  { name: 'the chair ÷ 5000', source: '', rule: {}, parcels: chair, billable: 19 },
  { name: 'the chair ÷ 6000', source: '', rule: { divisor: 6000 }, parcels: chair, billable: 16 },
  { name: 'the chair by EMS', source: '', rule: { basis: 'actual' }, parcels: chair, billable: 15 },
  {
    name: 'DHL, inches to the nearest, the next pound',
    source: 'http://www.dhl-usa.com/en/tools/volumetric_weight_express.html',
    rule: { divisor: 139, sides: 'nearest', step: 1 },
    parcels: [box(20, 30.4, 19.6, 19.5)],
    billable: 87,
  },
  {
    name: 'FedEx, any fraction is the next kilogram',
    source: 'http://www.guernseypost.com/express-services/fedex-express/FedEx-size-and-weight-limits/',
    rule: { divisor: 6000, step: 1 },
    parcels: [box(2, 90, 70, 50)],
    billable: 53,
  },
  {
    name: 'express, inches and pounds rounded up',
    source: 'https://mitlogisticsllc.com/q-a/',
    rule: { divisor: 139, sides: 'up', step: 1 },
    parcels: [box(20.5, 10.2, 8.5, 5.6)],
    billable: 21,
  },
  {
    name: 'Skynet',
    source: 'http://www.skynet.com.my/index.php?option=com_content&view=article&id=18&Itemid=85&lang=en',
    rule: {},
    parcels: [box(1, 30, 25, 20)],
    billable: 3,
  },
  {
    name: 'air freight, a carton',
    source: 'http://pengellys.co.nz/DownLoad/FactSheet/8204sobnyqb4jvQNaRS6VKEFYx--DD_4VIvkm1AIhhU~',
    rule: { divisor: 6000 },
    parcels: [box(14, 30, 45, 65)],
    billable: 15,
  },
  {
    name: 'air freight, a heavy case',
    source: 'https://www.valueclearingandforwarding.co.za/tariffs-for-air-freight/',
    rule: { divisor: 6000 },
    parcels: [box(80, 50, 50, 50)],
    billable: 80,
  },
  {
    name: 'air freight, eight boxes as one',
    source: 'https://www.valueclearingandforwarding.co.za/tariffs-for-air-freight/',
    rule: { divisor: 6000, per: 'whole' },
    parcels: Array.from({ length: 8 }, () => box(45 / 8, 60, 40, 20)),
    billable: 64,
  },
  {
    name: 'air express, a large parcel',
    source: 'http://cbr-express.com/En/charge/index.aspx?nc=105001005',
    rule: { divisor: 6000, step: 1 },
    parcels: [box(5, 40, 40, 40)],
    billable: 11,
  },
  {
    name: 'air express by actual weight',
    source: 'http://cbr-express.com/En/charge/index.aspx?nc=105001005',
    rule: { divisor: 6000, step: 1 },
    parcels: [box(11, 30, 30, 30)],
    billable: 11,
  },
  {
    name: 'a forwarder to Japan, half kilograms',
    source: 'http://taobao.support-ec.com/oshirase_12_11_27.php',
    rule: { divisor: 6000 },
    parcels: [box(5.3, 30, 23, 50)],
    billable: 6,
  },
  {
    name: 'a forwarder to Japan, whole kilograms',
    source: 'https://www.cic100.jp/topic.php?id=13&lan=ft',
    rule: { divisor: 6000, step: 1 },
    parcels: [box(5, 25, 35, 40)],
    billable: 6,
  },
  {
    name: 'sea freight by volume',
    source: 'http://shipbuddy.ca/CBM-Calculation.html',
    rule: { divisor: 1000, step: 1, per: 'whole' },
    parcels: [box(1000, 230, 140, 200)],
    billable: 6440,
  },
  {
    name: 'sea freight by weight',
    source: 'http://shipbuddy.ca/CBM-Calculation.html',
    rule: { divisor: 1000, step: 1, per: 'whole' },
    parcels: [box(7000, 230, 140, 200)],
    billable: 7000,
  },
]

/** The rule of a vector: the usual one with its differences. */
export const vectorRule = ({ rule }: Vector): WeighRule => ({ ...usualRule, ...rule })
