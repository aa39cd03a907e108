// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

const made = async (path: string, fields: object) => (await back.call('POST', path, fields)).body.data

it('a list of ids accepts existing records only and prevents their deletion', async () => {
  const colors = [
    await made('/api/color/create', { name: 'Đen', value: '#000000' }),
    await made('/api/color/create', { name: 'Chàm', value: '#264370' }),
  ].map(({ id }) => String(id))
  const [black = '', indigo = ''] = colors
  const sent = { name: 'Áo', price: 100, colors, images: ['/files/b.png', '/files/a.png'] }
  const product = await made('/api/product/create', sent)
  expect(product).toMatchObject({ colors, images: sent.images, user_id: 'u1' })

  const write = (body: object) =>
    back.call('PUT', `/api/product/update/${product.id}`, { ...product, ...body })
  const refused = await write({ colors: [black, 'khong-co'] })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { colors: 'Mục được chọn không còn nữa, hãy chọn mục khác.' },
  ])
  expect((await back.call('DELETE', `/api/color/delete/${indigo}`)).status).toBe(409)
  expect((await write({ colors: [black] })).body.data.colors).toEqual([black])
  expect((await back.call('DELETE', `/api/color/delete/${indigo}`)).status).toBe(200)
  expect((await back.call('DELETE', `/api/product/delete/${product.id}`)).status).toBe(200)
  expect((await back.call('DELETE', `/api/color/delete/${black}`)).status).toBe(200)
})

it('rejects invalid and too long lists with a message', async () => {
  const write = (body: object) => back.call('POST', '/api/product/create', { name: 'Áo', price: 1, ...body })
  const images = Array.from({ length: 13 }, (_, at) => `/files/${at}.png`)
  const bad: readonly (readonly [object, string])[] = [
    [{ images }, 'Chọn tối đa 12 mục.'],
    [{ images: ['javascript:alert(1)'] }, 'Địa chỉ phải bắt đầu bằng https://, http:// hoặc /.'],
    [{ colors: ['a', 'a'] }, 'Hãy chọn một mục trong danh sách.'],
    [{ colors: 'a' }, 'Giá trị này không đúng kiểu, hãy nhập lại.'],
    [{ price: 1e10 }, 'Không được quá 1.000.000.000.'],
  ]
  for (const [body, words] of bad) {
    const { status, body: answer } = await write(body)
    expect([status, Object.values(answer.errors)]).toEqual([422, [words]])
  }
})
