import { codedRows } from './coded-rows.ts'

const UNITS: readonly (readonly [name: string, code: string])[] = [
  ['Cái', 'PCS'],
  ['Chiếc', 'UNIT'],
  ['Bộ', 'SET'],
  ['Đôi', 'PAIR'],
  ['Hộp', 'BOX'],
  ['Thùng', 'CTN'],
  ['Kiện', 'BALE'],
  ['Gói', 'PACK'],
  ['Túi', 'BAG'],
  ['Chai', 'BTL'],
  ['Lọ', 'JAR'],
  ['Tuýp', 'TUBE'],
  ['Lon', 'CAN'],
  ['Vỉ', 'BLISTER'],
  ['Viên', 'TAB'],
  ['Miếng', 'SHEET'],
  ['Cuộn', 'ROLL'],
  ['Quyển', 'BOOK'],
  ['Tờ', 'LEAF'],
  ['Tấm', 'PANEL'],
  ['Cây', 'STICK'],
  ['Lốc', 'BUNDLE'],
  ['Tá', 'DOZEN'],
  ['Pallet', 'PLT'],
  ['Gam', 'G'],
  ['Ki-lô-gam', 'KG'],
  ['Mi-li-lít', 'ML'],
  ['Lít', 'L'],
  ['Xen-ti-mét', 'CM'],
  ['Mét', 'M'],
  ['Mét vuông', 'M2'],
  ['Mét khối', 'M3'],
] // prettier-ignore

/** The rows of the unit resource. */
export function units(count: number): Record<string, unknown>[] {
  return codedRows('units', UNITS, count)
}
