import { readdir, readFile } from 'node:fs/promises'
import type { Db } from '../db/database.ts'
import { type Picture } from '../uploads/picture.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { storePicture } from '../uploads/upload-store.ts'
import type { SeedSize } from './seed-size.ts'

/** Addresses of stored pictures. */
export interface Pictures {
  readonly logos: readonly string[]
  readonly landscapes: readonly string[]
  readonly portraits: readonly string[]
  /** Pictures of goods, in the order of their kinds, repeated. */
  readonly goods: readonly string[]
}

/** A folder of `pictures`. */
export type PictureFolder = keyof Pictures | 'banners' | 'photos'

const COUNTS = {
  small: { logos: 14, landscapes: 4, portraits: 3, goods: 12 },
  full: { logos: 40, landscapes: 12, portraits: 8, goods: 36 },
}

/** Stores the pictures of records as uploads. */
export async function storePictures(db: Db, size: SeedSize): Promise<Pictures> {
  const { logos, landscapes, portraits, goods } = COUNTS[size]
  return {
    logos: await storeAll(db, 'logos', logos),
    landscapes: await storeAll(db, 'landscapes', landscapes),
    portraits: await storeAll(db, 'portraits', portraits),
    goods: await storeAll(db, 'goods', goods),
  }
}

async function storeAll(db: Db, folder: keyof Pictures, count: number): Promise<string[]> {
  const urls: string[] = []
  for (const [at, bytes] of (await picturesIn(folder)).slice(0, count).entries())
    urls.push((await storeSeedPicture(db, `${folder}-${at + 1}.webp`, bytes, true)).url)
  return urls
}

/** The pictures of a folder, in the order of their names. */
export async function picturesIn(folder: PictureFolder): Promise<readonly Buffer[]> {
  const base = new URL(`pictures/${folder}/`, import.meta.url)
  const names = (await readdir(base)).toSorted()
  return Promise.all(names.map((name) => readFile(new URL(name, base))))
}

/** Stores a picture as an upload, of a form or of the file manager. */
export async function storeSeedPicture(
  db: Db,
  name: string,
  bytes: Buffer,
  ofForms: boolean,
): Promise<Picture & { readonly id: string; readonly url: string }> {
  const picture = readPicture(bytes)
  if (!picture) throw new Error(`the picture ${name} cannot be read`)
  return { ...picture, ...(await storePicture(db, name, picture, bytes, ofForms)) }
}
