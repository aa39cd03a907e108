import { describe, expect, it } from 'vitest'
import { cutMiddle } from './lead-name.tsx'

const whole = (text: string) => {
  const parts = cutMiddle(text)
  return parts && [parts.start, parts.more, parts.middle, parts.end].join('')
}

describe('cutMiddle', () => {
  it('keeps a text of 50 characters whole', () => {
    expect(cutMiddle('Áo khoác lông vũ Kirishima màu xanh rêu nam KD-399')).toBeUndefined()
    expect(cutMiddle('Ễ'.normalize('NFD').repeat(50))).toBeUndefined()
  })

  it('keeps the first words and the last ones', () => {
    const name = 'Ống kính Inaho Denki 45 mm f/1.8 kèm loa che nắng và hộp da màu nâu IB-3991'
    const { start, more, middle, end } = cutMiddle(name) ?? { start: '', more: '', middle: '', end: '' }
    expect([start, end]).toEqual(['Ống kính Inaho Denki 45 mm f/1.8 kèm ', 'nâu IB-3991'])
    expect(start + more).toBe('Ống kính Inaho Denki 45 mm f/1.8 kèm loa che nắng và ')
    expect(start + more + middle + end).toBe(name)
  })

  it.each([
    'Hộp chưa mở Natsume Seisakusho NC-3992 màu đỏ có dây đeo vai',
    'あ'.repeat(100),
    `${'x'.repeat(60)} `,
    ' '.repeat(90),
  ])('loses no letter of %j', (text) => {
    expect(whole(text)).toBe(text)
  })

  it('never cuts a letter off its marks', () => {
    const { end } = cutMiddle('ế'.normalize('NFD').repeat(70)) ?? { end: '' }
    expect(end).toBe('ế'.normalize('NFD').repeat(12))
  })
})
