import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Typography.css'
import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { useEditor } from '@tiptap/react'
import { screens } from '../screens.js'
import { RecordForm } from './record-form.jsx'
import { oneQuery } from './records.js'

const guides = screens.find(({ path }) => path === 'guides')
const blocks = [
  Document,
  Paragraph,
  Text,
  Heading,
  Blockquote,
  HorizontalRule,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
]
const extensions = [...blocks, Bold, Italic, Underline, Strike, Link, UndoRedo]
const controls = [
  ['Bold', 'Italic', 'Underline', 'Strikethrough'],
  ['H1', 'H2', 'H3'],
  ['BulletList', 'OrderedList', 'Blockquote', 'Hr'],
  ['Link', 'Unlink'],
  ['Undo', 'Redo'],
]

/** The form of a guide, with its rich text. */
export function GuidePage() {
  const { id } = useParams({ strict: false })
  const { data } = useQuery(oneQuery(guides, id))
  return (
    <RecordForm key={id} screen={guides} record={data} onSaved={() => history.back()} Text={TextEditor} />
  )
}

function TextEditor({ html, onChange }) {
  const editor = useEditor({
    extensions,
    content: html,
    onUpdate: (event) => onChange(event.editor.getHTML()),
  })
  return (
    <RichTextEditor editor={editor}>
      <RichTextEditor.Toolbar>
        {controls.map((group) => (
          <RichTextEditor.ControlsGroup key={group[0]}>
            {group.map((name) => {
              const Control = RichTextEditor[name]
              return <Control key={name} />
            })}
          </RichTextEditor.ControlsGroup>
        ))}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
