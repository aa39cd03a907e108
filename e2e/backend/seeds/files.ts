import type { Db } from '../db/database.ts'
import { keyOf } from '../files/file-names.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { storePicture } from '../uploads/upload-store.ts'
import { landscapePicture, logoPicture, portraitPicture } from './pictures.ts'
import { seedId, seedTime } from './seed-id.ts'
import type { SeedSize } from './seed-size.ts'

type Draw = (at: number, scale: number) => Buffer

const wide: Draw = (at, scale) => landscapePicture(100 + at, 160 * scale, 60 * scale)
const photo: Draw = (at, scale) => landscapePicture(200 + at, 90 * scale, 60 * scale)
/** The very pictures that the seeded brands show. */
const logo: Draw = (at) => logoPicture(at)
const product: Draw = (at) => logoPicture(100 + at)

const SCALES = { small: 2, full: 4 }

/** The folders of the file manager, each with how its pictures are drawn and their names; parents come first. */
const FOLDERS: readonly (readonly [path: string, draw: Draw, names: string])[] = [
  ['', wide, 'anh-bia-facebook anh-bia-zalo'],
  [
    '/Banner trang chủ',
    wide,
    'tet-nguyen-dan-2026 black-friday mua-he-nhat-ban mien-phi-van-chuyen phi-mua-ho-0-dong trung-thu le-hoi-hoa-anh-dao giang-sinh',
  ],
  [
    '/Banner trang chủ/Năm 2025',
    wide,
    'tet-2025 quoc-khanh tuu-truong sieu-sale-9-9 sieu-sale-11-11 cuoi-nam',
  ],
  ['/Hướng dẫn', photo, ''],
  [
    '/Hướng dẫn/Mua hàng',
    photo,
    'buoc-1-dang-ky buoc-2-tim-san-pham buoc-3-gui-link buoc-4-bao-gia buoc-5-dat-coc buoc-6-theo-doi buoc-7-nhan-hang doi-tra hoan-tien hoa-don',
  ],
  [
    '/Hướng dẫn/Đấu giá Yahoo',
    photo,
    'mo-tai-khoan dat-gia gia-tu-dong thang-phien thanh-toan luu-y-nguoi-ban',
  ],
  ['/Hướng dẫn/Vận chuyển', photo, 'kho-tokyo kho-osaka dong-goi duong-bay duong-bien giao-tan-nha'],
  ['/Khách hàng', portraitPicture, 'chi-lan anh-minh chi-hanh anh-tuan co-mai anh-quang chi-thuy ban-nam'],
  ['/Sản phẩm', product, ''],
  ['/Sản phẩm/Đồ chơi và mô hình', product, 'robot-lap-rap tau-hoa xe-dua thu-bong bo-xep-hinh'],
  ['/Sản phẩm/Đồ gia dụng', product, 'noi-com-dien am-dun-nuoc may-xay binh-giu-nhiet quat-mini'],
  ['/Sản phẩm/Mỹ phẩm', product, 'sua-rua-mat kem-chong-nang son-duong nuoc-hoa-hong mat-na'],
  [
    '/Thương hiệu',
    logo,
    Array.from({ length: 14 }, (_, at) => `logo-${String(at + 1).padStart(2, '0')}`).join(' '),
  ],
  ['/Ảnh chờ duyệt', photo, ''],
]

/** Fills the file manager: folders in folders and some 75 pictures; those of brands are the ones their records show. */
export async function storeFiles(db: Db, wanted: SeedSize): Promise<void> {
  const scale = SCALES[wanted]
  const entries: Entry[] = []
  const add = (folder: string, name: string, more: Partial<Entry> = {}) => {
    const at = entries.length
    const none = { upload: null, width: null, height: null }
    const own = { id: seedId('file', at), created_at: seedTime(at), folder, name, key: keyOf(name) }
    entries.push({ ...none, ...own, ...more })
  }
  for (const [path, draw, names] of FOLDERS) {
    const end = path.lastIndexOf('/')
    if (path !== '') add(path.slice(0, end), path.slice(end + 1))
    for (const [at, name] of names.split(' ').filter(Boolean).entries()) {
      add(path, `${name}.png`, await stored(db, name, draw(at + (draw === logo ? 0 : path.length), scale)))
    }
  }
  await db.insertInto('file_entry').values(entries).execute()
}

interface Entry {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly key: string
  readonly upload: string | null
  readonly width: number | null
  readonly height: number | null
  readonly created_at: Date
}

async function stored(db: Db, name: string, bytes: Buffer): Promise<Partial<Entry>> {
  const picture = readPicture(bytes)
  if (!picture) throw new Error(`the drawn picture ${name} cannot be read`)
  const { id } = await storePicture(db, `${name}.png`, picture, bytes, false)
  return { upload: id, width: picture.width, height: picture.height }
}
