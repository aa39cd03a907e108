import type { Client } from '../../testing/client.ts'

let count = 0

/** Creates new requests of customers whose names begin alike; the last one is the newest. */
export async function arrivedRequests(client: Client, names: readonly string[]) {
  const mark = `Khách ${process.pid}x${Date.now() % 1_000_000}x${++count}`
  const made = []
  for (const name of names) {
    const { body } = await client.call('POST', '/api/contact', {
      name: `${mark} ${name}`,
      phone: '0917658529',
      email: 'khach@example.com',
      subject: `Hỏi của ${name}`,
      content: 'Thùng 12 kg gửi bao lâu?\n<b>Gấp</b> nhé',
      kind: 'request',
      status: 'new',
    })
    made.push({ id: String(body.data.id), name: `${mark} ${name}` })
  }
  const stored = async (id: string) => {
    const { body } = await client.call('GET', `/api/contact?id=${id}`)
    return body.data.results[0]
  }
  return { mark, made, stored }
}
