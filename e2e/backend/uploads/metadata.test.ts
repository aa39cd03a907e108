import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './metadata.ts'
import { pictures } from './pictures.test-data.ts'
import { readPicture } from './read-picture.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const u32 = (value: number) =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff))
const u32Low = (value: number) => Buffer.from(u32(value).toReversed())

const PLACE = 'N 10.7769 E 106.7009'
const PROFILE = 'colour profile of a display'

/** Exif data with an orientation and a GPS directory, whose place is an ASCII text. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const [short, long] = isLittle
    ? [(value: number) => Buffer.from(u16(value).toReversed()), u32Low]
    : [u16, u32]
  const place = ascii(`${PLACE}\0`)
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([
      short(tag),
      short(type),
      long(count),
      Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4),
    ])
  return Buffer.concat([
    ascii(isLittle ? 'II' : 'MM'),
    short(42),
    long(8),
    short(2),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(38)),
    long(0),
    short(1),
    entry(0x001b, 2, place.length, long(56)),
    long(0),
    place,
  ])
}

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data])

function jpeg(orientation: number): Buffer {
  const app = [
    segment(0xe1, Buffer.concat([ascii('Exif\0\0'), exif(orientation, true)])),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`)),
    segment(0xe2, ascii(`ICC_PROFILE\0\x01\x01${PROFILE}`)),
    segment(0xe2, ascii(`MPF\0${PLACE}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${PLACE}`)),
    segment(0xee, ascii('Adobe\0\x64\0\0\0\0\x01')),
    segment(0xee, ascii(`Adobe\0\x64\0\0\0\0\x01${PLACE}`)),
    segment(0xe0, ascii(`JFIF\0\x01\x01\0\0\x01\0\x01\x02\x03${PLACE}`)),
    segment(0xef, ascii(PLACE)),
    segment(0xfe, ascii(PLACE)),
  ]
  return Buffer.concat([pictures.jpg.subarray(0, 20), ...app, pictures.jpg.subarray(20)])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([ascii(name), data])
  return Buffer.concat([u32(data.length), named, u32(crc32(named))])
}

function pngWith(orientation: number): Buffer {
  const before = [
    chunk('iCCP', ascii(`p\0\0${PROFILE}`)),
    chunk('eXIf', exif(orientation, false)),
    chunk('tEXt', ascii(`Comment\0${PLACE}`)),
    chunk('zTXt', ascii(`Comment\0\0${PLACE}`)),
    chunk('caBX', ascii(PLACE)),
  ]
  const after = [
    chunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${PLACE}`)),
    chunk('tIME', Buffer.alloc(7, 1)),
  ]
  return Buffer.concat([
    pictures.png.subarray(0, 33),
    ...before,
    pictures.png.subarray(33, -12),
    ...after,
    pictures.png.subarray(-12),
  ])
}

function riff(name: string, data: Buffer): Buffer {
  return Buffer.concat([ascii(name), u32Low(data.length), data, Buffer.alloc(data.length % 2)])
}

function webp(orientation: number): Buffer {
  const size = Buffer.from([0x2c, 0, 0, 0, 1, 0, 0, 2, 0, 0])
  const body = Buffer.concat([
    ascii('WEBP'),
    riff('VP8X', size),
    riff('ICCP', ascii(PROFILE)),
    pictures.webp.subarray(12),
    riff('EXIF', exif(orientation, true)),
    riff('XMP ', ascii(PLACE)),
    riff('more', ascii(PLACE)),
  ])
  return Buffer.concat([ascii('RIFF'), u32Low(body.length), body])
}

/** An animation of two frames, whose frames hold unknown chunks beside the alpha and the picture. */
function animation(): Buffer {
  const frame = Buffer.from([0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 100, 0, 0, 0])
  const parts = [riff('ALPH', Buffer.alloc(7)), pictures.webp.subarray(12)]
  const more = [riff('EXIF', exif(6, true)), riff('XMP ', ascii(PLACE)), riff('more', ascii(`${PLACE}!`))]
  const body = Buffer.concat([
    ascii('WEBP'),
    riff('VP8X', Buffer.from([0x32, 0, 0, 0, 1, 0, 0, 2, 0, 0])),
    riff('ICCP', ascii(PROFILE)),
    riff('ANIM', Buffer.alloc(6)),
    riff('ANMF', Buffer.concat([frame, ...parts])),
    riff('ANMF', Buffer.concat([frame, ...parts, ...more])),
  ])
  return Buffer.concat([ascii('RIFF'), u32Low(body.length), body])
}

const blocks = (...texts: string[]) =>
  Buffer.concat([
    ...texts.map((text) => Buffer.concat([Buffer.from([text.length]), ascii(text)])),
    Buffer.from([0]),
  ])
const extension = (label: number, ...texts: string[]) =>
  Buffer.concat([Buffer.from([0x21, label]), blocks(...texts)])

function gif(): Buffer {
  const more = [
    extension(0xff, 'NETSCAPE2.0', '\x01\0\0'),
    extension(0xff, 'ICCRGBG1012', PROFILE),
    extension(0xff, 'XMP DataXMP', PLACE),
    extension(0xfe, PLACE, PLACE),
    extension(0x01, '\0'.repeat(12), PLACE),
  ]
  return Buffer.concat([pictures.gif.subarray(0, 19), ...more, pictures.gif.subarray(19)])
}

function cleaned(bytes: Buffer): Buffer {
  const picture = readPicture(bytes) ?? expect.fail('no picture')
  const clean = withoutMetadata(bytes, picture)
  const { cuts: _, length, ...rest } = picture
  expect(readPicture(clean)).toMatchObject({ ...rest, length: clean.length })
  expect(length).toBe(bytes.length)
  return clean
}

const make: Readonly<Record<string, (orientation: number) => Buffer>> = {
  jpeg,
  png: pngWith,
  webp,
  gif,
  animation,
}

describe.each(Object.entries(make))('an upload of %s', (type, withMetadata) => {
  it('is stored without place, texts and times, with its colour profile', () => {
    const given = withMetadata(6)
    expect(given.includes(PLACE)).toBe(true)
    const clean = cleaned(given)
    expect(clean.includes(PLACE)).toBe(false)
    expect(clean.includes(PROFILE)).toBe(true)
    expect(/tEXt|zTXt|iTXt|tIME|XMP|http|Photoshop|caBX/.test(clean.toString('latin1'))).toBe(false)
    expect(withoutMetadata(clean, readPicture(clean) ?? expect.fail()).equals(clean)).toBe(true)
  })

  it.skipIf(type === 'gif' || type === 'animation')(
    'keeps its orientation, and no Exif data without one',
    () => {
      const entry = Buffer.concat([u16(0x0112), u16(3), u32(1), u16(6), u16(0), u32(0)])
      expect(cleaned(withMetadata(6)).includes(entry)).toBe(true)
      for (const orientation of [0, 1, 9])
        expect(/exif/i.test(cleaned(withMetadata(orientation)).toString('latin1'))).toBe(false)
    },
  )

  it('is refused or cleaned wherever it is cut off or damaged', () => {
    const given = withMetadata(6)
    for (let at = 0; at < given.length; at += 1) {
      expect(readPicture(given.subarray(0, at))).toBeNull()
      for (const value of [0, 0x7f, 0xff]) {
        const damaged = Buffer.from(given)
        damaged[at] = value
        const picture = readPicture(damaged)
        if (picture) expect(withoutMetadata(damaged, picture).length).toBeLessThanOrEqual(damaged.length)
      }
    }
  })
})

it.each(Object.entries(pictures))('stores a %s without metadata byte by byte', (_, given) => {
  expect(cleaned(given).equals(given)).toBe(true)
})
