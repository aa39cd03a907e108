import { RichTextEditor } from '@mantine/tiptap'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'

interface RichTextToolbarProps {
  /** Without it the text takes no pictures. */
  readonly onPicture: ((file: File) => void) | undefined
}

/** The buttons over a text. */
export function RichTextToolbar({ onPicture }: RichTextToolbarProps) {
  return (
    <RichTextEditor.Toolbar sticky stickyOffset="var(--sticky-top, 0px)">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        {onPicture && <PictureControl onPicture={onPicture} />}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}

function PictureControl({ onPicture }: { readonly onPicture: (file: File) => void }) {
  const t = useText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('Chèn ảnh')}
        title={t('Chèn ảnh')}
        onClick={() => picker.current?.click()}
      >
        <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
      </RichTextEditor.Control>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onPicture(file)
        }}
      />
    </>
  )
}
