import { Mark } from '@tiptap/core'
import { inkClass, inkOf } from './text-colors.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextInk: {
      /** Colours the selection; null removes the colour. */
      setInk: (name: string | null) => ReturnType
    }
  }
}

/** Coloured text: a class of the palette, since the content security policy allows no inline styles. */
export const richTextInk = Mark.create({
  name: 'ink',
  addAttributes: () => ({ ink: { default: null, parseHTML: inkOf, rendered: false } }),
  parseHTML: () =>
    ['span', 'font'].map((tag) => ({ tag, getAttrs: (element) => (inkOf(element) === null ? false : null) })),
  renderHTML: ({ mark }) => ['span', { class: inkClass(String(mark.attrs['ink'])) }, 0],
  addCommands() {
    return {
      setInk:
        (name) =>
        ({ commands }) =>
          name === null ? commands.unsetMark(this.name) : commands.setMark(this.name, { ink: name }),
    }
  },
})
