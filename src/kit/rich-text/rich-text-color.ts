import { Mark } from '@tiptap/core'
import { textColorClass, textColorOf } from './text-colors.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextColor: {
      /** Colours the selection; null removes the colour. */
      setTextColor: (name: string | null) => ReturnType
    }
  }
}

/** Coloured text: a class of the palette, since the content security policy allows no inline styles. */
export const richTextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({ color: { default: null, parseHTML: textColorOf, rendered: false } }),
  parseHTML: () =>
    ['span', 'font'].map((tag) => ({
      tag,
      getAttrs: (element) => (textColorOf(element) === null ? false : null),
    })),
  renderHTML: ({ mark }) => ['span', { class: textColorClass(String(mark.attrs['color'])) }, 0],
  addCommands() {
    return {
      setTextColor:
        (name) =>
        ({ commands }) =>
          name === null ? commands.unsetMark(this.name) : commands.setMark(this.name, { color: name }),
    }
  },
})
