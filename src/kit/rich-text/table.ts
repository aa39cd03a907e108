import { Node } from '@tiptap/core'
import type { Node as Made } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { leavePicture } from './leave-picture.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextTable: {
      /** Inserts a table of three rows and columns with a header row, and moves the cursor into it. */
      insertTable: () => ReturnType
    }
  }
}

const SIDE = 3

/** The role of each node for prosemirror-tables. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/**
 * Tables, directly on prosemirror-tables: Tiptap's own extension adds resizable columns, whose inline styles
 * the content security policy reports, and half as much again in weight.
 */
const table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  group: 'block',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addCommands() {
    return {
      insertTable:
        () =>
        ({ tr, editor }) => {
          const made = newTable(editor.schema.nodes)
          if (!made) return false
          leavePicture(tr)
          const at = tr.selection.from + 1
          tr.replaceSelectionWith(made).scrollIntoView()
          tr.setSelection(TextSelection.near(tr.doc.resolve(at)))
          return true
        },
    }
  },
  addKeyboardShortcuts() {
    const next = (step: 1 | -1) => goToNextCell(step)(this.editor.state, this.editor.view.dispatch)
    return {
      Tab: () => {
        if (next(1)) return true
        return addRowAfter(this.editor.state, this.editor.view.dispatch) && next(1)
      },
      'Shift-Tab': () => next(-1),
    }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const tableCell = cell('tableCell', 'td')
const tableHeader = cell('tableHeader', 'th')

/** All nodes of a table. */
export const richTextTable = [table, tableRow, tableCell, tableHeader]

function cell(name: string, tag: 'td' | 'th') {
  const span = (attribute: 'colspan' | 'rowspan') => ({
    default: 1,
    // A span without an upper bound would render that many columns.
    parseHTML: (element: HTMLElement) =>
      Math.min(Math.max(Number.parseInt(element.getAttribute(attribute) ?? '', 10) || 1, 1), 100),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[attribute] === 1 ? {} : { [attribute]: attributes[attribute] },
  })
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // prosemirror-tables requires the attribute; no width is saved.
      colwidth: { default: null, parseHTML: () => null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

function newTable(types: Made['type']['schema']['nodes']): Made | undefined {
  const row = (name: string) => {
    const cells = Array.from({ length: SIDE }, () => types[name]?.createAndFill())
    return types['tableRow']?.createChecked(
      null,
      cells.filter((one) => one != null),
    )
  }
  const rows = [row('tableHeader'), ...Array.from({ length: SIDE - 1 }, () => row('tableCell'))]
  return types['table']?.createChecked(
    null,
    rows.filter((made) => made !== undefined),
  )
}
