import { pieces, weightUnit } from './text-measures.ts'

const number = String.raw`\d[\d .,]{0,14}`
const price = String.raw`(?:(?:[¥￥]|jpy)\s?\d{1,9}(?:[.,]\d{3}){0,2}(?!\d)|${number}(?:万\s?\d{0,4}\s?)?(?:¥|円|yên|yen|jpy)(?![a-zà-ỹ]))`
const moreWords = String.raw`(?:\s\p{L}{1,12}){0,4}`

// Free or included shipping is no fee: "miễn phí ship 2000 yên", "送料無料 5000円".
const notIncluded = String.raw`(?<!\p{L}|(?:miễn|free|gồm|bao|cả)(?:\sphí)?\s)`
const fee = String.raw`${notIncluded}(?:(?:phí|cước|thuế|tổng(?!\shợp)|total)(?!\p{L})${moreWords}|ship(?:\snội địa)?)`
const japaneseFee = String.raw`(?:(?:合計|送料(?!無料|込)|(?<!免)(?:消費)?税(?![込抜別]))(?:\s?[はが約])?[\s:]?){1,3}`
const volumetric = String.raw`(?<!\p{L})(?:quy đổi|thể tích|volumetric)(?!\p{L})${moreWords}|容積重量`

const valued = new RegExp(
  String.raw`(?:${fee}|${japaneseFee}|${volumetric})[\s:=]{0,3}${price}|(?:${volumetric})[\s:=]{0,3}${number}${weightUnit}`,
  'giu',
)

/** Replaces fees, total prices and volumetric weights with blanks, as in `phí ship 500 yên` or `quy đổi 18kg`. */
export const withoutFees = (text: string) => text.replace(valued, (found) => ' '.repeat(found.length))

// A count with a colon begins a list, as in `tổng 2 món: áo 500 yên`.
const remark = new RegExp(
  String.raw`^[\s:(]*(?:(?:tổng(?!\shợp|(?:\scộng)?\s\d{1,3}\s?${pieces}\s?:)|total|phí|cước|thuế|quy đổi|thể tích)(?!\p{L})|ship[\s:]*[\d¥]|合計|送料(?!無料|込))`,
  'iu',
)

/** Whether a text begins as a total or a fee, such as `tổng 20kg`. */
export const beginsAsRemark = (text: string) => remark.test(text)

/** Whether a text repeats a price with or without tax. */
export const beginsWithTax = (text: string) => /^[\s:(]*税[込抜別]/u.test(text)
