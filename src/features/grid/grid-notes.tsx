import { Button, Group, Text } from '@mantine/core'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { formatNumber, formatTotal } from '#text/format.ts'
import { formOnlyLabels } from './grid-columns.ts'
import { mostRows, type useGridRows } from './use-grid-rows.ts'

interface GridNotesProps {
  readonly resource: Resource
  readonly reading: ReturnType<typeof useGridRows>
  /** The number of rows with cells of an earlier visit. */
  readonly restored: number
}

/** The lines above the grid: reading, its limit, cells of an earlier visit, and the fields that are not in it. */
export function GridNotes({ resource, reading, restored }: GridNotesProps) {
  const t = useText()
  const { status, cursor, error, stop, goOn } = reading
  const numbers = {
    read: formatNumber(cursor.rows.size),
    total: formatTotal(cursor.total === undefined ? undefined : Math.min(cursor.total, mostRows)),
  }
  const labels = formOnlyLabels(resource, t)
  return (
    <Group gap="xs" mb="sm" c="dimmed">
      {status === 'failed' && (
        <FailedState
          text={
            cursor.rows.size === 0
              ? t('Chưa mở được danh sách này.')
              : t('Mới tải được {read} / {total}; những mục đã tải vẫn còn.', numbers)
          }
          hint={t(readAdviceFor(error))}
          onRetry={goOn}
          isLine
        />
      )}
      {(status === 'reading' || status === 'stopped') && (
        <Group gap="sm" mih="2rem">
          <span>
            {status === 'stopped'
              ? t('Mới tải {read} / {total} mục.', numbers)
              : cursor.rows.size === 0
                ? t('Đang tải…')
                : t('Đang tải {read} / {total}…', numbers)}
          </span>
          <Button variant="default" size="compact-sm" onClick={status === 'reading' ? stop : goOn}>
            {status === 'reading' ? t('Dừng') : t('Tiếp tục')}
          </Button>
        </Group>
      )}
      {status === 'done' && !cursor.isWhole && (cursor.total ?? 0) <= mostRows && (
        <Text me="md">
          {t('Máy chủ chưa trả hết danh sách này: bảng có {read} mục.', { read: numbers.read })}
        </Text>
      )}
      {status === 'done' && cursor.total !== undefined && cursor.total > mostRows && (
        <Text me="md">
          {t('Bảng mở {most} mục đầu trong {total}; bạn lọc bớt danh sách để sửa các mục khác.', {
            most: formatNumber(mostRows),
            total: formatNumber(cursor.total),
          })}
        </Text>
      )}
      {restored > 0 && (
        <Text me="md">{t('Các ô bạn sửa dở lần trước vẫn còn, ở {n} mục đầu bảng.', { n: restored })}</Text>
      )}
      {labels.length > 0 && (
        <Text me="md">{t('Sửa trong biểu mẫu từng mục: {fields}.', { fields: labels.join(', ') })}</Text>
      )}
    </Group>
  )
}
