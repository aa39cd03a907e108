import '#kit/input-styles.css'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusedChain } from './rich-text-toolbar.tsx'

/** The alternative text and the width of the selected picture. */
export function PictureTools({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const { at, alt, width, isBoxed } = useEditorState({
    editor,
    selector: () => {
      const { alt: alternative, width: storedWidth, height } = editor.getAttributes('image')
      return {
        at: editor.state.selection.from,
        alt: String(alternative ?? ''),
        width: String(storedWidth ?? ''),
        isBoxed: Boolean(height),
      }
    },
  })
  // One by one: a replaced node would lose the selection.
  const set = (attributes: Readonly<Record<string, string | null>>) =>
    editor.commands.command(({ tr }) => {
      for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value)
      return true
    })
  const widths = [
    { value: '', label: t('Rộng như ảnh gốc') },
    { value: '25%', label: t('Một phần tư bài') },
    { value: '50%', label: t('Nửa bài') },
    { value: '75%', label: t('Ba phần tư bài') },
    { value: '100%', label: t('Hết chiều ngang') },
  ]
  // A width of the stored text stays among the options.
  const stored = widths.some(({ value }) => value === width) ? [] : [{ value: width, label: width }]
  const onLeaveKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise Enter would submit the form.
    event.preventDefault()
    event.stopPropagation()
    focusedChain(editor).run()
  }
  return (
    <Group
      component="fieldset"
      aria-label={t('Ảnh trong bài')}
      gap="xs"
      align="end"
      p="xs"
      m={0}
      bd={0}
      bg="body"
    >
      <TextInput
        key={at}
        size="xs"
        flex="1 1 12rem"
        label={t('Lời mô tả ảnh')}
        placeholder={t('Ảnh có gì, cho người không nhìn thấy ảnh')}
        defaultValue={alt}
        maxLength={500}
        onChange={(event) => set({ alt: event.currentTarget.value })}
        onKeyDown={onLeaveKey}
      />
      <NativeSelect
        size="xs"
        label={t('Chiều rộng')}
        value={width}
        data={[...stored, ...widths]}
        onChange={(event) =>
          // A height for another width would distort the picture.
          set({ width: event.currentTarget.value || null, ...(isBoxed ? { height: null } : {}) })
        }
      />
      <Button variant="subtle" size="compact-sm" onClick={() => focusedChain(editor).deleteSelection().run()}>
        {t('Xóa ảnh')}
      </Button>
    </Group>
  )
}
