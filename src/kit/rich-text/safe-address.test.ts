import { expect, test } from 'vitest'
import { typedLink } from './safe-address.ts'

test.each([
  ['\u200bhttps://a.vn/x\u200e ', 'https://a.vn/x'],
  ['ｈｔｔｐｓ：／／ａ．ｖｎ', 'https://a.vn'],
  ['mailto:a@b.vn', 'mailto:a@b.vn'],
  ['a.vn/x', 'https://a.vn/x'],
  ['/huong-dan', '/huong-dan'],
  ['\u200bjavascript:alert(1)', undefined],
  ['／／evil.example', undefined],
  ['giày dép', undefined],
])('links to %j as %j', (typed, href) => {
  expect(typedLink(typed)).toBe(href)
})
