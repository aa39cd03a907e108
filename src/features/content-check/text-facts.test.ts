// @vitest-environment node
import { expect, test } from 'vitest'
import { textFacts } from './text-facts.ts'

test.each<[string, number, readonly string[]]>([
  ['', 0, []],
  ['<p>chữ</p>', 0, []],
  ['<img src="/a.png"><img alt="" src="/b.png"><img src="/c.png" alt="Áo &amp; quần">', 2, []],
  ['<img alt="&nbsp; " src=a><IMG ALT=áo SRC=b>', 1, []],
  ['<img title="a > b" alt="có"><img title=\'x"\' alt>', 1, []],
  ['<a href="/co">a</a><a class="x" href=\'/co\'>b</a><a name="neo">c</a>', 0, ['/co']],
  ['<a href="/tim?a=1&amp;b=2">a</a><a href=" /x ">b</a>', 0, ['/tim?a=1&b=2', '/x']],
  ['<a href="/&#x1ec7;&#233;">a</a><abbr href="/khong">b</abbr>', 0, ['/ệé']],
])('%s', (html, silentPictures, links) => {
  expect(textFacts(html)).toEqual({ silentPictures, links })
})

// A pattern that backtracks would exceed the timeout.
test('reads a long text, also an unterminated one, in linear time', () => {
  const long = '<p><img src="/a.png" alt="x"><a href="/b">c</a></p>'.repeat(100_000)
  expect(textFacts(long)).toEqual({ silentPictures: 0, links: ['/b'] })
  expect(textFacts(`<a ${'x="'.repeat(500_000)}`).links).toEqual([])
})
