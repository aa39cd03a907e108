import type { Db } from '../db/database.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { storePicture } from '../uploads/upload-store.ts'
import { goodsPicture } from './goods-picture.ts'
import { landscapePicture, logoPicture, portraitPicture } from './pictures.ts'
import type { SeedSize } from './seed-size.ts'

/** Addresses of drawn and stored pictures. */
export interface Pictures {
  readonly logos: readonly string[]
  readonly landscapes: readonly string[]
  readonly portraits: readonly string[]
  /** Pictures of goods, in the order of their kinds, repeated. */
  readonly goods: readonly string[]
}

const COUNTS = {
  small: { logos: 14, landscapes: 4, portraits: 3, goods: 12, width: 480, height: 180 },
  full: { logos: 56, landscapes: 12, portraits: 8, goods: 36, width: 640, height: 240 },
}

/** Draws the pictures and stores them as uploads. */
export async function storePictures(db: Db, wanted: SeedSize): Promise<Pictures> {
  const { logos, landscapes, portraits, goods, width, height } = COUNTS[wanted]
  return {
    logos: await storeAll(db, 'logo', logos, logoPicture),
    landscapes: await storeAll(db, 'phong-canh', landscapes, (at) => landscapePicture(at, width, height)),
    portraits: await storeAll(db, 'chan-dung', portraits, portraitPicture),
    goods: await storeAll(db, 'mon-hang', goods, goodsPicture),
  }
}

async function storeAll(
  db: Db,
  name: string,
  count: number,
  draw: (at: number) => Buffer,
): Promise<string[]> {
  const paths: string[] = []
  for (let at = 0; at < count; at++) {
    const bytes = draw(at)
    const picture = readPicture(bytes)
    if (!picture) throw new Error(`the drawn picture ${name} ${at} cannot be read`)
    paths.push((await storePicture(db, `${name}-${at + 1}.png`, picture, bytes, true)).url)
  }
  return paths
}
