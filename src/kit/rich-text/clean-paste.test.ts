import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { cleanPaste } from './clean-paste.ts'
import { fromGoogle, fromWord, hostile } from './pastes.test-data.ts'
import { richTextExtensions } from './rich-text-extensions.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())

describe('a paste', () => {
  it('from Word becomes headings, lists inside lists, links and tables', () => {
    const { html, skipped } = cleanPaste(fromWord, asItIs)
    expect(skipped).toBe(1)
    expect(written(html)).toBe(
      '<h1>Bảng phí</h1><h2>Phí vận chuyển</h2>' +
        '<p>Hàng <strong>nặng</strong> trên <em>30&nbsp;kg</em> xem <a href="https://ben.vn/phi">bảng phí</a>.</p>' +
        '<ul><li><p>Đường bay</p><ul><li><p>5 ngày</p></li></ul></li><li><p>Đường biển</p></li></ul>' +
        '<p>Thứ tự:</p><ol><li><p>Đặt hàng</p></li><li><p>Trả tiền</p></li></ol>' +
        '<table><tbody><tr><td colspan="2"><p class="text-center"><strong>Cân nặng</strong></p></td></tr>' +
        '<tr><td><p>1 kg</p></td><td><p><span class="color-red">200.000 đ</span></p></td></tr></tbody></table>',
    )
  })

  it('from Google Docs is not bold throughout and keeps the styles of its spans', () => {
    const { html, skipped } = cleanPaste(fromGoogle, asItIs)
    expect(skipped).toBe(1)
    expect(written(html)).toBe(
      '<h2>Đổi trả</h2>' +
        '<p class="text-center">Trong <strong>7 ngày</strong><em> kể từ</em><u> khi nhận</u><s><span class="color-red"> hàng</span></s></p>' +
        '<ul><li><p>Còn tem</p><ul><li><p>chưa giặt</p></li></ul></li></ul>' +
        '<p><a href="https://ben.vn/doi-tra">Xem thêm</a></p>' +
        '<table><tbody><tr><td><p>Lỗi</p></td><td><p><strong>Hoàn tiền</strong></p></td></tr></tbody></table>',
    )
  })

  it('keeps several blanks only where the source shows them', () => {
    const html =
      '<p>\n    Cân  \n  nặng</p>\n  <p><span style="white-space:pre-wrap">Dài   20  </span><span>  cm</span></p>'
    expect(written(cleanPaste(html, asItIs).html).replaceAll('&nbsp;', '·')).toBe(
      '<p>Cân nặng</p><p>Dài·· 20· cm</p>',
    )
  })

  it('returns embedded pictures as files', () => {
    const { html, pictures, skipped } = cleanPaste(
      '<p>a</p><img src="data:image/png;base64,iVBORw0KGgo="><img src="/files/b.png"><img src="data:image/svg+xml,x">',
      asItIs,
    )
    expect(pictures.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['anh-dan-1.png', 'image/png', 8],
    ])
    expect(html).toBe('<p>a</p><img data-pasted="0"><img src="/files/b.png">')
    expect(skipped).toBe(1)
  })

  it('converts an embedded video to a link', () => {
    const { html } = cleanPaste(
      '<iframe src="https://www.youtube.com/embed/aB3_x-9?start=3"></iframe>',
      asItIs,
    )
    expect(written(html)).toBe(
      '<p><a href="https://www.youtube.com/watch?v=aB3_x-9">https://www.youtube.com/watch?v=aB3_x-9</a></p>',
    )
  })

  it.each(hostile)('removes scripts, frames and styles: %s', (html) => {
    for (const text of [cleanPaste(html, asItIs).html, neutralizeMarkup(html)])
      expect(written(text).replaceAll(visible, '')).not.toMatch(
        /hit|evil|script|onerror|style|data:|svg|iframe|form|id=/i,
      )
  })

  // A pattern that backtracks would exceed the timeout.
  it.each(['<a "', '<style', '<!--', "<p style='", '<p style="color:red">x</p>', '<'])(
    'cleans many “%s” in linear time',
    (piece) => {
      expect(neutralizeMarkup(piece.repeat(200_000))).not.toContain(' style="color')
    },
  )
})

/** The link that replaces a frame, with its address as text. */
const visible = '<a href="https://evil.example">https://evil.example</a>'

const asItIs = (address: string) => address

function written(content: string): string {
  editor?.destroy()
  editor = new Editor({ extensions: richTextExtensions(asItIs), content, injectCSS: false })
  return editor.getHTML().replace(/(<p><\/p>)+$/, '')
}
