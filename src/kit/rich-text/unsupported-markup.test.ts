import { describe, expect, it } from 'vitest'
import { unsupportedMarkup } from './unsupported-markup.ts'

describe('unsupportedMarkup', () => {
  it.each([
    '',
    'chữ trơn',
    '<h2>a</h2><ul><li><p>b <a href="#c">c</a></p></li></ul><img src="x.png" alt="d" width="50%">',
    '<p class="text-center">a <span class="color-red">b</span></p>',
    '<p style="text-align: right">a <span style="color:#c00">b</span></p>',
    '<table><thead><tr><th colspan="2"><p>a</p></th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  ])('returns nothing for %s', (html) => {
    expect(unsupportedMarkup(html)).toEqual({ elements: [], attributes: [] })
  })

  it.each([
    ['<figure><img src="x"></figure>', ['<figure>'], []],
    ['<video></video><iframe src="x"></iframe>', ['<iframe>', '<video>'], []],
    ['<p>a</p><!-- b --><script>c</script>', ['<!-- -->', '<script>'], []],
    ['<a href="javascript:x">a</a><img src="data:x">', ['<a>', '<img>'], []],
    ['<p id="a" onclick="b" class="c text-center">d</p>', [], ['class', 'id', 'onclick']],
    ['<p style="margin:0">a</p>', [], ['style']],
    ['<table class="t"><tr><td style="width:9px">a</td></tr></table>', [], ['class', 'style']],
  ])('lists the unsupported markup of %s', (html, elements, attributes) => {
    expect(unsupportedMarkup(html)).toEqual({ elements, attributes })
  })
})
