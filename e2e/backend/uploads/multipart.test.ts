// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readParts } from './multipart.ts'

const type = 'multipart/form-data; boundary=----x'
const part = (head: string, body = '1') =>
  `------x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const read = (text: string, contentType = type) => readParts(Buffer.from(text), contentType)
const end = '------x--\r\n'

describe('the parts of a form', () => {
  it('are decoded as browsers encode them', async () => {
    const form = new FormData()
    const bytes = Buffer.from('\r\n--\r\n------\0\xff\r\n', 'latin1')
    const names = ['a.png', 'ảnh "đẹp"; name="x".png', 'a\r\nb', 'C:\\x\\']
    form.append('path', '/Tết; "1"')
    for (const name of names) form.append('file', new File([bytes], name))
    form.append('empty', '')
    const sent = new Response(form)
    const parts = readParts(Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? '')
    expect(parts.map(({ name, filename }) => [name, filename])).toEqual([
      ['path', undefined],
      ...names.map((name) => ['file', name]),
      ['empty', undefined],
    ])
    expect(parts[0]?.bytes.toString()).toBe('/Tết; "1"')
    expect(parts.slice(1, 5).every((each) => each.bytes.equals(bytes))).toBe(true)
    expect(parts.at(-1)?.bytes).toHaveLength(0)
  })

  it('may be named by a quoted boundary, among other headers', () => {
    const other = '------x\r\nX-A: b\r\ncontent-disposition: form-data; name="a"\r\nX-C: d\r\n\r\n1\r\n'
    expect(read(other + end, 'multipart/form-data; charset=utf-8; boundary="----x"')).toMatchObject([
      { name: 'a' },
    ])
  })

  it('are refused before they are read when there are too many, or their heads are too long', () => {
    const many = part('name="a"').repeat(100_000) + end
    expect(() => read(many)).toThrow(expect.objectContaining({ status: 413 }))
    expect(read(part('name="a"').repeat(20) + end)).toHaveLength(20)
    for (const head of [`name="${'a'.repeat(9000)}"`, `name="a"${'\r\nA: b'.repeat(2000)}`]) {
      expect(() => read(part(head) + end)).toThrow(expect.objectContaining({ status: 400 }))
    }
  })

  it.each([
    '',
    '------x',
    '------x\r\n',
    part('name="a"'),
    `x${part('name="a"')}${end}`,
    part('name="a"').replace('\r\n\r\n', '\r\n') + end,
    `------xy\r\n${end}`,
  ])('are refused when the form is damaged: %j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('are refused without a boundary: %s', (contentType) => {
    expect(() => read(part('name="a"') + end, contentType)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
