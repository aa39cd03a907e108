import { Extension } from '@tiptap/core'
import { type Align, alignClass, alignOf } from './align-of.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextAlign: {
      /** Aligns the selected paragraphs; null removes the alignment. */
      setAlign: (align: Align | null) => ReturnType
    }
  }
}

const TYPES = ['paragraph', 'heading']

/** Alignment by the class names of the usual style kits: `text-center`, `text-right`, `text-justify`. */
export const richTextAlign = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: TYPES,
      attributes: {
        align: {
          default: null,
          parseHTML: alignOf,
          renderHTML: ({ align }) => (align ? { class: alignClass(align) } : {}),
        },
      },
    },
  ],
  addCommands() {
    return {
      setAlign:
        (align) =>
        ({ commands }) =>
          TYPES.map((type) => commands.updateAttributes(type, { align })).some(Boolean),
    }
  },
  addKeyboardShortcuts() {
    const set = (align: Align | null) => () => this.editor.commands.setAlign(align)
    return {
      'Mod-Shift-l': set(null),
      'Mod-Shift-e': set('center'),
      'Mod-Shift-r': set('right'),
      'Mod-Shift-j': set('justify'),
    }
  },
})
