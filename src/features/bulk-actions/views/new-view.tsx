import '#kit/input-styles.css'
import { Button, Group, TextInput } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import {
  longestName,
  mostViews,
  nameProblem,
  type SavedView,
  type SavedViews,
} from '#screens/list/tools/saved-view.ts'
import { useViewName } from '#screens/list/tools/use-view-name.ts'

interface NewViewProps {
  readonly savedViews: SavedViews
  /** The current state of the list. */
  readonly now: Omit<SavedView, 'name'>
}

/** Saves the current state of the list as a view of the user. */
export function NewView({ savedViews: { views, setViews }, now }: NewViewProps) {
  const t = useText()
  const isFull = views.length >= mostViews
  const { name, setName, problem, onSubmit } = useViewName({
    problemOf: (typed) => {
      const found = nameProblem(views, typed)
      return found === null ? null : t(found)
    },
    onSave: (typed) => setViews([...views, { ...now, name: typed }]),
  })
  const full = isFull ? t('Đã đủ {n} cách xem: bỏ bớt một cách rồi lưu nhé.', { n: mostViews }) : null
  return (
    <Group component="form" gap="xs" align="flex-start" wrap="nowrap" onSubmit={onSubmit}>
      <TextInput
        label={t('Tên cách xem đang mở')}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        disabled={isFull}
        error={problem ?? full}
        onChange={(event) => setName(event.currentTarget.value)}
        flex={1}
      />
      {/* Beside the input, below the line of its label. */}
      <Button type="submit" mt="1.5625rem" disabled={isFull}>
        {t('Lưu')}
      </Button>
    </Group>
  )
}
