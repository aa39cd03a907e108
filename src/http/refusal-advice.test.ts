// @vitest-environment node
import { expect, test } from 'vitest'
import { refusalAdvice } from './refusal-advice.ts'

test('names a wait in the unit that suits its length', () => {
  const advice = [1, 119, 120, 7140, 7200, 86_400].map((wait) => refusalAdvice(429, wait))
  expect(advice).toEqual(
    [
      ['Bạn thử lại sau {seconds} giây nhé.', { seconds: 1 }],
      ['Bạn thử lại sau {seconds} giây nhé.', { seconds: 119 }],
      ['Bạn thử lại sau {minutes} phút nữa nhé.', { minutes: 2 }],
      ['Bạn thử lại sau {minutes} phút nữa nhé.', { minutes: 119 }],
      ['Bạn thử lại sau khoảng {hours} giờ nữa nhé.', { hours: 2 }],
      ['Bạn thử lại sau khoảng {hours} giờ nữa nhé.', { hours: 24 }],
    ].map(([text, values]) => ({ text, with: values })),
  )
})
