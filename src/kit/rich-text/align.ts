import { Extension } from '@tiptap/core'
import { styleOf } from '#browser/neutralize-markup.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextAlign: {
      /** Aligns the selected paragraphs; null removes the alignment. */
      setAlign: (align: Align | null) => ReturnType
    }
  }
}

export type Align = 'center' | 'right' | 'justify'

const ALIGNS: readonly Align[] = ['center', 'right', 'justify']
const TYPES = ['paragraph', 'heading']

/** The alignment of a paragraph; null for none. */
export function alignOf(element: Element): Align | null {
  const attribute = element.getAttribute('align')?.toLowerCase() ?? styleOf(element, 'text-align')
  return ALIGNS.find((align) => element.classList.contains(`text-${align}`) || attribute === align) ?? null
}

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
          renderHTML: ({ align }) => (align ? { class: `text-${String(align)}` } : {}),
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
