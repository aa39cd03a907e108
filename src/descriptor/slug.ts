/** Text without case, accents and Vietnamese marks; đ counts as d. For search and for addresses. */
export function fold(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
}

/** The part of an address that is made from a title: "Phí vận chuyển" → "phi-van-chuyen". */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 255)
}
