import { Button, Group, Text } from '@mantine/core'
import { type Translate, useText } from '#hooks/use-text.ts'
import visually from '#kit/visually-hidden.module.css'
import { formatNumber } from '#text/format.ts'
import { type ChangeGroup, changeGroups } from './change-group.ts'

interface ChangeCountsProps {
  /** null while the plan is being made. */
  readonly counts: ReadonlyMap<ChangeGroup, number> | null
  /** The group whose rows are shown; null for all. */
  readonly filter: ChangeGroup | null
  readonly onFilter: (filter: ChangeGroup | null) => void
}

/** The number of rows by what happens to them, as buttons that show only these rows. */
export function ChangeCounts({ counts, filter, onFilter }: ChangeCountsProps) {
  const t = useText()
  const groups = changeGroups.filter((group) => counts?.has(group))
  const text = (group: ChangeGroup) => groupText(group, counts?.get(group) ?? 0, t)
  return (
    <Group gap="xs" pos="relative">
      <Text component="output" c="dimmed" className={counts ? visually.hidden : undefined}>
        {counts ? groups.map(text).join(' · ') : t('Đang so với danh sách đang có…')}
      </Text>
      {groups.map((group) => (
        <Button
          key={group}
          radius="xl"
          variant={filter === group ? 'outline' : 'default'}
          fw={filter === group ? 600 : 400}
          {...(isBad.has(group) && { c: 'var(--mantine-color-error)' })}
          aria-pressed={filter === group}
          onClick={() => onFilter(filter === group ? null : group)}
        >
          {text(group)}
        </Button>
      ))}
      {filter && (
        <Button variant="subtle" onClick={() => onFilter(null)}>
          {t('Xem tất cả các dòng')}
        </Button>
      )}
    </Group>
  )
}

const isBad: ReadonlySet<ChangeGroup> = new Set(['refused', 'failed'])

function groupText(group: ChangeGroup, count: number, t: Translate): string {
  const n = formatNumber(count)
  const texts: Readonly<Record<ChangeGroup, () => string>> = {
    new: () => t('{n} mới', { n }),
    changed: () => t('{n} cập nhật', { n }),
    held: () => t('{n} chờ bạn chọn', { n }),
    marked: () => t('{n} nên xem lại', { n }),
    same: () => t('{n} không đổi', { n }),
    refused: () => t('{n} cần sửa', { n }),
    sending: () => t('{n} đang lưu', { n }),
    saved: () => t('{n} đã lưu', { n }),
    failed: () => t('{n} chưa lưu được', { n }),
    undone: () => t('{n} đã hoàn tác', { n }),
    kept: () => t('{n} giữ nguyên', { n }),
  }
  return texts[group]()
}
