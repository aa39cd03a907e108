import { Mark } from '@tiptap/core'
import { inkClass, inkOf } from './palette.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextInk: {
      /** Colours what is marked; null takes the colour away. */
      setInk: (name: string | null) => ReturnType
    }
  }
}

/** Coloured words: a class of the palette's, since the page's policy allows no style of their own. */
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
