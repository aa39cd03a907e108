// @vitest-environment node

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { htmlLength } from '#descriptor/text-length.ts'
import { hostile } from '#kit/rich-text/pastes.test-data.ts'
import { isTooDeep, sanitise } from './sanitise.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('rich text', () => {
  it('keeps the markup of the editor', () => {
    const html =
      '<h2>Phí &amp; thuế</h2><p>Giá <strong>1&nbsp;000</strong> &lt; 2 <em>yên</em><br></p>' +
      '<ul><li><p>một</p></li></ul><p><a href="/phi" target="_blank" rel="noopener noreferrer">xem</a></p><img src="/files/a.png" alt="ảnh">'
    expect(sanitise(html)).toBe(html)
  })

  it('returns clean text byte for byte, serialized like browsers do', () => {
    const html =
      '<p>“a” "b" \'c\' &amp; &lt;d&gt;&nbsp;e<br>f</p><hr><img src="/files/a.png" alt="x &quot;y&quot;">' +
      '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://vi-du.vn/?a=1&amp;b=2">g</a></p>' +
      '<pre><code class="language-js">1 / &gt; 2</code></pre><ol start="3"><li><p>h</p></li></ol>'
    expect(sanitise(html)).toBe(html)
  })

  it('keeps tables, alignment, colours and the width of pictures', () => {
    const html =
      '<h2 class="text-center">a</h2><p class="text-justify">b <span class="color-red">c</span></p>' +
      '<table><tbody><tr><th colspan="2"><p>d</p></th></tr><tr><td><p class="text-right">e</p></td><td rowspan="2"><p>f</p></td></tr></tbody></table>' +
      '<img src="/files/a.png" alt="g" width="50%"><img src="/files/a.png" alt="" width="320" height="200">'
    expect(sanitise(html)).toBe(html)
  })

  it('keeps no other class and no other measure', () => {
    expect(sanitise('<p class="text-center text-huge">a <span class="color-red fixed">b</span></p>')).toBe(
      '<p class="text-center">a <span class="color-red">b</span></p>',
    )
    expect(sanitise('<td class="text-center">a</td><span class="color-mauve">b</span>')).toBe(
      '<td>a</td><span>b</span>',
    )
    expect(sanitise('<img src="/files/a.png" width="9px;position:fixed" height="1e9">')).toBe(
      '<img src="/files/a.png">',
    )
  })

  it.each(hostile)('is harmless, once and again: %s', (html) => {
    const clean = sanitise(html)
    expect(clean).not.toMatch(
      /<(script|style|svg|math|iframe|form|object|embed|link|meta|base)|\son\w+=|evil/i,
    )
    expect(clean).not.toMatch(/(href|src)="(?!https?:|\/files|[\w.]+")/i)
    expect(sanitise(clean)).toBe(clean)
  })

  it('loses scripts, frames, styles and unsafe links', () => {
    const bad = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="java\nscript:alert(1)">x</a>',
      '<a href="//evil.example">x</a>',
      '<iframe src="https://evil.example"></iframe>',
      '<svg onload=alert(1)><style>*{}</style></svg>',
      '<p style="position:fixed" class="x" onclick="x()">y</p>',
      '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
      '<math><mtext></p><img src=x onerror=alert(1)></mtext></math>',
    ]
    for (const html of bad)
      expect(sanitise(html)).not.toMatch(/script|onerror|onload|onclick|evil|style|data:|svg|class/i)
  })

  it('is empty when an editor was left empty', () => {
    for (const html of ['<p></p>', '<p><br></p>', ' <p>&nbsp;</p>\n', '<p> </p><p></p>'])
      expect(sanitise(html)).toBe('')
    expect(sanitise('<p><img src="/files/a.png"></p>')).not.toBe('')
  })

  it('is not changed by being cleaned again', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<a href="',
      '"',
      "'",
      '>',
      '&lt;',
      '&amp;lt;',
      '&',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<textarea>',
      ' onerror=',
      '\u00a0',
      'javascript:',
      '<img src=',
      '<svg>',
      '<![CDATA[',
      ']]>',
      '</',
      '<li>',
      '<code class="language-x y">',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 30 }),
        (parts) => {
          const html = parts.join('')
          const once = sanitise(html)
          expect(sanitise(once)).toBe(once)
          expect(htmlLength(once), 'what is typed within a limit stays within it').toBeLessThanOrEqual(
            htmlLength(html),
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('is cleaned in linear time, or rejected for its depth', () => {
    const flat = ['<p>x</p>'.repeat(60_000), '<'.repeat(500_000), '&'.repeat(500_000)]
    const deep = [
      '<a href="'.repeat(50_000),
      '<b><i>'.repeat(80_000),
      '<foo>'.repeat(100_000),
      '<b></p>'.repeat(60_000),
    ]
    expect(flat.map(isTooDeep)).toEqual([false, false, false])
    expect(deep.map(isTooDeep)).toEqual([true, true, true, true])
    expect(isTooDeep('<ul><li>a<li>b</ul><p>c'.repeat(1500)), 'a list closes its items').toBe(false)
    // Quadratic time would exceed the timeout.
    for (const html of [...flat, '<b>'.repeat(1_999)]) expect(() => sanitise(html)).not.toThrow()
  })
})
