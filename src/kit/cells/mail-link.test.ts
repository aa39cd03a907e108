import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'

test.each([
  ['lan+a@x.vn', 'mailto:lan%2Ba@x.vn'],
  ['lan@x.vn?bcc=b@y.vn&body=x', 'mailto:lan@x.vn%3Fbcc%3Db%40y.vn%26body%3Dx'],
  ['lan@x.vn,b@y.vn', 'mailto:lan@x.vn%2Cb%40y.vn'],
])('encodes %s as one recipient', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
