import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import classes from './save-view.module.css'
import { longestName, nameProblem, type SavedView, type SavedViews } from './use-saved-views.ts'

interface SaveViewProps {
  readonly anchor: HTMLElement
  readonly view: Omit<SavedView, 'name'>
  readonly savedViews: SavedViews
  readonly onClose: () => void
}

/** Names the view that a list shows and saves it. */
export function SaveView({ anchor, view, savedViews, onClose }: SaveViewProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const tidy = name.trim()
    const found = nameProblem(savedViews.views, tidy)
    setProblem(found === null ? null : t(found))
    if (found !== null) return
    savedViews.setViews([...savedViews.views, { ...view, name: tidy }])
    onClose()
  }
  return (
    <AnchoredPopover anchor={anchor} label={t('Lưu cách xem này')} onClose={onClose} isPanel>
      <form className={classes.form} onSubmit={save}>
        <TextInput
          label={t('Tên cách xem')}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
          className={classes.name ?? ''}
        />
        <Button type="submit">{t('Lưu')}</Button>
      </form>
    </AnchoredPopover>
  )
}
