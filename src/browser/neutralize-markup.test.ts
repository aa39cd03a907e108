import { expect, it } from 'vitest'
import { neutralizeMarkup, styleOf } from './neutralize-markup.ts'

it.each([
  ['<p style="a:b" title="x style=y onload=z">c</p>', '<p data-css="a:b" title="x style=y onload=z">c</p>'],
  ["<P STYLE='a:b'>c</P>", "<P data-css='a:b'>c</P>"],
  ['<img/onerror=x src=y>', '<img/data-handler-onerror=x src=y>'],
  ['<p\nonclick = "x">style=a onclick=b</p>', '<p\ndata-handler-onclick = "x">style=a onclick=b</p>'],
  ['<base href="//x"><meta a><p>b</p>', '<p>b</p>'],
  ['a<style>p{}</style>b<!-- c -->d<script>e</script>f', 'abdf'],
  ['<sty<style></style>le>p{}</style>a', 'a'],
  ['a<style>never ends', 'a'],
])('%s', (html, neutralized) => {
  expect(neutralizeMarkup(html)).toBe(neutralized)
})

it('styleOf reads the style of neutralized markup', () => {
  const { body } = new DOMParser().parseFromString(
    neutralizeMarkup('<p style="Color : RED; margin:0">a</p>'),
    'text/html',
  )
  const [paragraph] = body.children
  expect(paragraph && styleOf(paragraph, 'color')).toBe('red')
  expect(paragraph && styleOf(paragraph, 'padding')).toBe('')
})
