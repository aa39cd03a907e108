import '#kit/input-styles.css'
import { Button, Group, TextInput } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { longestName, nameProblem, type SavedView, type SavedViews } from './saved-view.ts'
import { useViewName } from './use-view-name.ts'

interface SaveViewProps {
  readonly anchor: HTMLElement
  readonly view: Omit<SavedView, 'name'>
  readonly savedViews: SavedViews
  readonly onClose: () => void
}

/** Names the view that a list shows and saves it. */
export function SaveView({ anchor, view, savedViews, onClose }: SaveViewProps) {
  const t = useText()
  const { name, setName, problem, onSubmit } = useViewName({
    problemOf: (one) => {
      const found = nameProblem(savedViews.views, one)
      return found === null ? null : t(found)
    },
    onSave: (one) => {
      savedViews.setViews([...savedViews.views, { ...view, name: one }])
      onClose()
    },
  })
  return (
    <AnchoredPopover anchor={anchor} label={t('Lưu cách xem này')} onClose={onClose} isPanel>
      <Group
        component="form"
        gap="xs"
        p="xs"
        align={problem ? 'center' : 'end'}
        wrap="nowrap"
        onSubmit={onSubmit}
      >
        <TextInput
          label={t('Tên cách xem')}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
          flex={1}
        />
        <Button type="submit">{t('Lưu')}</Button>
      </Group>
    </AnchoredPopover>
  )
}
