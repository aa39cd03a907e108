import { isRecord, readText } from '#descriptor/read.ts'
import { mostLength, mostLines, readBounded, readLine } from './bounds.ts'
import type { Parcel } from './weigh.ts'

/** Goods to buy: several pieces of one article. Weight and sides are those of one piece, in kilograms and centimetres. */
export interface GoodsLine extends Parcel {
  readonly name: string
  /** The address of the article; '' if unknown. */
  readonly link: string
  /** Yen for one piece. */
  readonly price: number | null
  readonly count: number | null
  /** The id of the product that it was taken from; '' for typed goods. */
  readonly product: string
  /** The id of the category of that product. */
  readonly category: string
}

/** The record that a quote answers. */
export interface QuoteSource {
  /** The name of its resource. */
  readonly resource: string
  readonly id: string
  /** Its customer. */
  readonly name: string
  readonly phone: string
  /** What the customer wrote. */
  readonly text: string
}

/** A value of the quote that follows the goods until it is typed. */
export type FollowingValue = 'goodsValue' | 'items'

const noGoods: GoodsLine = {
  name: '',
  link: '',
  price: null,
  count: 1,
  weight: null,
  length: null,
  width: null,
  height: null,
  product: '',
  category: '',
}

/** A new goods line: one piece of nothing yet. */
export function newGoods(values: Partial<GoodsLine> = {}): GoodsLine {
  return { ...noGoods, ...values }
}

/** Whether nothing but the count of a goods line is filled in. */
export function isBlankGoods(line: GoodsLine): boolean {
  return (
    line.name.trim() === '' &&
    line.link.trim() === '' &&
    [line.price, line.weight, line.length, line.width, line.height].every((value) => value === null)
  )
}

/** The goods lines that have a value. */
export function filledGoods(goods: readonly GoodsLine[]): readonly GoodsLine[] {
  return goods.filter((line) => !isBlankGoods(line))
}

/** The yen of all goods; lines without a price count as 0. */
export function goodsYen(goods: readonly GoodsLine[]): number {
  return filledGoods(goods).reduce(
    (sum, { price, count }) => sum + Math.round((price ?? 0) * (count ?? 0)),
    0,
  )
}

/** The pieces of all goods. */
export function goodsCount(goods: readonly GoodsLine[]): number {
  return filledGoods(goods).reduce((sum, { count }) => sum + (count ?? 0), 0)
}

/** The yen for sending the goods to the warehouse; null without goods lines, as the form has no input for it then. */
export function domesticFreightOf({
  goods,
  domesticFreight,
}: {
  readonly goods: readonly GoodsLine[]
  readonly domesticFreight: number | null
}): number | null {
  return goods.length > 0 ? domesticFreight : null
}

/** Parses stored goods lines; none in quotes of earlier versions. */
export function readGoods(raw: unknown): readonly GoodsLine[] {
  if (!Array.isArray(raw)) return []
  return raw
    .filter(isRecord)
    .slice(0, mostLines.goods)
    .map((line) => ({
      name: readLine(line.name),
      link: readLine(line.link, mostLength.link),
      price: readBounded(line.price),
      count: readBounded(line.count),
      weight: readBounded(line.weight),
      length: readBounded(line.length),
      width: readBounded(line.width),
      height: readBounded(line.height),
      product: readLine(line.product),
      category: readLine(line.category),
    }))
}

/** Parses a stored source; null without a record. */
export function readSource(raw: unknown): QuoteSource | null {
  if (!isRecord(raw) || readText(raw.id) === '') return null
  const { resource, id, name, phone, text } = raw
  return {
    resource: readLine(resource),
    id: readLine(id),
    name: readLine(name),
    phone: readLine(phone),
    text: readText(text).slice(0, mostLength.source),
  }
}
