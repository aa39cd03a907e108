import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { richTextExtensions } from './rich-text-extensions.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())

describe('a link in a text', () => {
  it.each([
    '<p><a href="https://a.vn">a</a></p>',
    '<p><a href="/guides" target="_blank" rel="nofollow">a</a></p>',
    '<p><a href="#cuoi" title="Cuối">a</a></p>',
    '<p><a href="mailto:a@b.vn">a</a></p>',
    '<p><a href="https://a.vn">a <strong>b</strong> c</a></p>',
  ])('is not changed by the editor: %s', (html) => {
    expect(made(html).getHTML()).toBe(html)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JavaScript:x', ''])('is none to %s', (href) => {
    expect(made(`<p><a href="${href}">a</a></p>`).getHTML()).toBe('<p>a</p>')
  })

  it('is set on the selection and removed', () => {
    const text = made('<p>bến</p>')
    text.chain().selectAll().setLink({ href: 'ben.vn' }).run()
    expect(text.getHTML()).toBe('<p><a href="https://ben.vn">bến</a></p>')
    text.chain().selectAll().setLink({ href: 'javascript:alert(1)' }).run()
    expect(text.getHTML()).toBe('<p><a href="https://ben.vn">bến</a></p>')
    text.chain().selectAll().setLink({ href: '/guides' }).run()
    expect(text.getHTML()).toBe('<p><a href="/guides">bến</a></p>')
    text.chain().selectAll().unsetLink().run()
    expect(text.getHTML()).toBe('<p>bến</p>')
  })

  it('is compatible with every other extension of the editor', () => {
    const html =
      '<h2>a</h2><p>b<br><strong>c</strong><em>d</em><u>e</u><s>f</s></p><ul><li><p>g</p></li></ul>' +
      '<ol><li><p>h</p></li></ol><blockquote><p>i</p></blockquote><hr><img src="/a.png" alt="k">'
    expect(made(html).getHTML()).toBe(html)
  })
})

function made(content: string): Editor {
  editor = new Editor({ extensions: richTextExtensions((address) => address), content, injectCSS: false })
  return editor
}
