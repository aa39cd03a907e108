import '#kit/input-styles.css'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { useViewName } from '#screens/list/tools/use-view-name.ts'
import { text } from '#text/text.ts'
import classes from './views-editor.module.css'

/** A saved view: its name, and whether it is the default. */
export interface EditedView {
  readonly name: string
  readonly isFirst: boolean
}

interface ViewsEditorProps {
  readonly views: readonly EditedView[]
  readonly longest: number
  /** The reason why no view can be added; '' if one can. */
  readonly full: string
  /** The problem of a name, for a new view or for the view at an index. */
  readonly problemOf: (name: string, at?: number) => string | null
  readonly onAdd: (name: string) => void
  readonly onRename: (at: number, name: string) => void
  readonly onRemove: (at: number) => void
  readonly onFirst: (at: number | null) => void
  readonly onClose: () => void
}

/** Edits the saved views of a list: add, rename, remove, choose the default. */
export function ViewsEditor({ views, longest, full, problemOf, onClose, ...edits }: ViewsEditorProps) {
  const t = useText()
  return (
    <DialogFrame title={t('Cách xem đã lưu')} onClose={onClose} close={text('Xong')}>
      <p className={classes.help}>
        {t('Một cách xem giữ tìm kiếm, bộ lọc, thứ tự và các cột đang hiện, trong trình duyệt này.')}
      </p>
      <NewView longest={longest} full={full} problemOf={problemOf} onAdd={edits.onAdd} />
      {views.length > 0 && (
        <ul className={classes.views} aria-label={t('Cách xem đã lưu')}>
          {views.map(({ name, isFirst }, at) => (
            <li key={name}>
              <NameInput
                name={name}
                longest={longest}
                problemOf={(next) => problemOf(next, at)}
                onRename={(next) => edits.onRename(at, next)}
              />
              <label className={classes.first}>
                <input
                  type="checkbox"
                  aria-label={t('Mở đầu tiên: {name}', { name })}
                  checked={isFirst}
                  onChange={() => edits.onFirst(isFirst ? null : at)}
                />
                {t('Mở đầu tiên')}
              </label>
              <ActionIcon
                variant="subtle"
                color="red"
                size={32}
                aria-label={t('Bỏ cách xem {name}', { name })}
                onClick={() => edits.onRemove(at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  )
}

type NewViewProps = Pick<ViewsEditorProps, 'longest' | 'full' | 'problemOf' | 'onAdd'>

function NewView({ longest, full, problemOf, onAdd }: NewViewProps) {
  const t = useText()
  const { name, setName, problem, onSubmit } = useViewName({ problemOf, onSave: onAdd })
  return (
    <form className={classes.add} onSubmit={onSubmit}>
      <TextInput
        label={t('Tên cách xem đang mở')}
        value={name}
        maxLength={longest}
        autoComplete="off"
        disabled={full !== ''}
        error={problem ?? (full || null)}
        onChange={(event) => setName(event.currentTarget.value)}
        className={classes.name ?? ''}
      />
      <Button type="submit" disabled={full !== ''}>
        {t('Lưu')}
      </Button>
    </form>
  )
}

interface NameInputProps {
  readonly name: string
  readonly longest: number
  readonly problemOf: (name: string) => string | null
  readonly onRename: (name: string) => void
}

function NameInput({ name, longest, problemOf, onRename }: NameInputProps) {
  const t = useText()
  const [typed, setTyped] = useState(name)
  const problem = problemOf(typed.trim())
  const rename = () => {
    if (problem === null && typed.trim() !== name) onRename(typed.trim())
  }
  return (
    <TextInput
      aria-label={t('Tên của {name}', { name })}
      value={typed}
      maxLength={longest}
      autoComplete="off"
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={rename}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && rename()}
      className={classes.name ?? ''}
    />
  )
}
