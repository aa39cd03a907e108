import { type JSONContent, Node, type Command as TipTapCommand } from '@tiptap/core'
import { type Command, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'
import { leavePicture } from './leave-picture.ts'

/** The commands of the toolbar's table controls. */
const TABLE_COMMANDS = {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow: toggleHeader('row'),
} satisfies Record<string, Command>

type TableCommands<ReturnType> = Record<keyof typeof TABLE_COMMANDS, () => ReturnType>

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextTable: TableCommands<ReturnType> & {
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
    const commands = Object.entries(TABLE_COMMANDS).map(([name, command]) => [
      name,
      () => (({ state, dispatch }) => command(state, dispatch)) satisfies TipTapCommand,
    ])
    return {
      ...Object.fromEntries(commands),
      insertTable:
        () =>
        ({ tr, editor }) => {
          const rows = Array.from({ length: SIDE }, (_, at) => row(at === 0 ? 'tableHeader' : 'tableCell'))
          const made = editor.schema.nodeFromJSON({ type: 'table', content: rows })
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
      Tab: () => next(1) || (this.editor.commands.addRowAfter() && next(1)),
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

function row(cellType: string): JSONContent {
  const content = Array.from({ length: SIDE }, () => ({ type: cellType, content: [{ type: 'paragraph' }] }))
  return { type: 'tableRow', content }
}
