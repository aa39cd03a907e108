import { expect, it, test } from 'vitest'
import { addressesIn, withOtherLinks } from './rich-text-links.ts'

const moved = (html: string) =>
  withOtherLinks(html, (address) => (/^(https:\/\/ben\.vn)?\/a\b/.test(address) ? '/b&c' : null))

it.each<readonly [string, string]>([
  ['<a href="/a">x</a>', '<a href="/b&amp;c">x</a>'],
  [`<A class='k' HREF='/a?x=1&y=2#z' >x</A>`, `<A class='k' HREF='/b&amp;c?x=1&y=2#z' >x</A>`],
  ['<a href="https://ben.vn/a?x=1&amp;y=2">x</a>', '<a href="https://ben.vn/b&amp;c?x=1&amp;y=2">x</a>'],
  ['<p title=\' href="/a"\'>href="/a"</p>', '<p title=\' href="/a"\'>href="/a"</p>'],
  ['<!-- <a href="/a"> --><a\nhref="/a">x', '<!-- <a href="/a"> --><a\nhref="/b&amp;c">x'],
  ['<a href="&#47;a">x</a>', '<a href="&#47;a">x</a>'],
  ['<a href=/a>x</a>', '<a href=/a>x</a>'],
  [`<a title=it's href="/a">x</a>`, `<a title=it's href="/b&amp;c">x</a>`],
  ['<a title="x"href="/a"/>', '<a title="x"href="/b&amp;c"/>'],
  ['<a href="">x</a><a href = "/a">', '<a href="">x</a><a href = "/b&amp;c">'],
  ["<a title=\"x><a href='/a'>", "<a title=\"x><a href='/a'>"],
  ['<a href="/a" ', '<a href="/a" '],
  ['<img src="/a">&nbsp;1 < 2 <br/>', '<img src="/a">&nbsp;1 < 2 <br/>'],
])('changes the path of a link and no other character: %s', (html, expected) => {
  expect(moved(html)).toBe(expected)
})

test('finds the addresses of links and pictures in any spelling', () => {
  expect(addressesIn(`<a href="/a&amp;b"><img src='/c.png'><a href=/d>" href="/e"`)).toEqual([
    '/a&b',
    '/c.png',
    '/d',
  ])
})

test.each(['<a', '<a ', '<a "', '<a b=', '<!--', '<a href="x" ', "<a b='", '<a =', '<a  '])(
  'reads a long text without ends in a short time: %s',
  (text) => {
    const begun = performance.now()
    addressesIn(text.repeat(100_000))
    expect(performance.now() - begun).toBeLessThan(1000)
  },
)
