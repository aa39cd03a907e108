import { codedRows } from './coded-rows.ts'

/** Where goods on Japanese sites are made; the codes are those of ISO 3166. */
const ORIGINS: readonly (readonly [name: string, code: string])[] = [
  ['Nhật Bản', 'JP'],
  ['Việt Nam', 'VN'],
  ['Trung Quốc', 'CN'],
  ['Hàn Quốc', 'KR'],
  ['Đài Loan', 'TW'],
  ['Thái Lan', 'TH'],
  ['In-đô-nê-xi-a', 'ID'],
  ['Ma-lai-xi-a', 'MY'],
  ['Phi-líp-pin', 'PH'],
  ['Xinh-ga-po', 'SG'],
  ['Ấn Độ', 'IN'],
  ['Băng-la-đét', 'BD'],
  ['Cam-pu-chia', 'KH'],
  ['Mỹ', 'US'],
  ['Ca-na-đa', 'CA'],
  ['Mê-hi-cô', 'MX'],
  ['Anh', 'GB'],
  ['Pháp', 'FR'],
  ['Đức', 'DE'],
  ['Ý', 'IT'],
  ['Tây Ban Nha', 'ES'],
  ['Bồ Đào Nha', 'PT'],
  ['Thụy Sĩ', 'CH'],
  ['Áo', 'AT'],
  ['Hà Lan', 'NL'],
  ['Bỉ', 'BE'],
  ['Đan Mạch', 'DK'],
  ['Thụy Điển', 'SE'],
  ['Phần Lan', 'FI'],
  ['Na Uy', 'NO'],
  ['Ba Lan', 'PL'],
  ['Cộng hòa Séc', 'CZ'],
  ['Thổ Nhĩ Kỳ', 'TR'],
  ['Úc', 'AU'],
  ['Niu Di-lân', 'NZ'],
  ['Bra-xin', 'BR'],
] // prettier-ignore

/** The rows of the origin resource. */
export function origins(count: number): Record<string, unknown>[] {
  return codedRows('origins', ORIGINS, count)
}
