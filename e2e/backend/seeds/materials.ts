import { codedRows } from './coded-rows.ts'

const MATERIALS: readonly (readonly [name: string, code: string])[] = [
  ['Bông', 'COTTON'],
  ['Lanh', 'LINEN'],
  ['Gai dầu', 'HEMP'],
  ['Lụa tơ tằm', 'SILK'],
  ['Len lông cừu', 'WOOL'],
  ['Len cashmere', 'CASHMERE'],
  ['Nỉ', 'FELT'],
  ['Nhung', 'VELVET'],
  ['Vải bò', 'DENIM'],
  ['Vải bạt', 'CANVAS'],
  ['Polyester', 'POLY'],
  ['Ni-lông', 'NYLON'],
  ['Thun co giãn', 'SPANDEX'],
  ['Da bò', 'COWHIDE'],
  ['Da cừu', 'SHEEPSKIN'],
  ['Da lộn', 'SUEDE'],
  ['Giả da', 'PU'],
  ['Cao su', 'RUBBER'],
  ['Silicon', 'SILICONE'],
  ['Nhựa ABS', 'ABS'],
  ['Nhựa PVC', 'PVC'],
  ['Nhựa acrylic', 'ACRYLIC'],
  ['Gỗ sồi', 'OAK'],
  ['Gỗ tuyết tùng', 'CEDAR'],
  ['Gỗ bách Nhật', 'HINOKI'],
  ['Tre', 'BAMBOO'],
  ['Giấy washi', 'WASHI'],
  ['Gốm', 'CERAMIC'],
  ['Sứ', 'PORCELAIN'],
  ['Thủy tinh', 'GLASS'],
  ['Pha lê', 'CRYSTAL'],
  ['Gang', 'IRON'],
  ['Thép không gỉ', 'STEEL'],
  ['Nhôm', 'ALUMINUM'],
  ['Titan', 'TITANIUM'],
  ['Đồng', 'COPPER'],
  ['Đồng thau', 'BRASS'],
  ['Bạc 925', 'SILVER'],
  ['Vàng 18K', 'GOLD18'],
  ['Sơn mài', 'URUSHI'],
] // prettier-ignore

/** The rows of the material resource. */
export function materials(count: number): Record<string, unknown>[] {
  return codedRows('materials', MATERIALS, count)
}
