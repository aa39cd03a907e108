import { crc32, deflateSync } from 'node:zlib'

/** A colour packed as 0xRRGGBB: numbers are not allocated, and a picture has many thousands of pixels. */
export type Colour = number

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** Draws a PNG pixel by pixel; every line is stored as differences to the one above, which packs gradients well. */
export function png(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const line = width * 3
  const raw = Buffer.alloc((line + 1) * height)
  const above = new Uint8Array(line)
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1)
    raw[start] = 2
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y)
      for (let part = 0; part < 3; part++) {
        const at = x * 3 + part
        const value = (colour >> (16 - part * 8)) & 0xff
        raw[start + 1 + at] = value - (above[at] ?? 0)
        above[at] = value
      }
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(raw, { level: 5 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
