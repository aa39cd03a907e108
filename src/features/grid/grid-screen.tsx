import { Button, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, type ScreenState } from '#screens/href.ts'
import { useResource, useResourceWith } from '#screens/resource-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useScreenState } from '#screens/use-screen-state.ts'
import { formatNumber, formatTotal } from '#text/format.ts'
import { formOnlyLabels } from './grid-columns.ts'
import { GridView } from './grid-view.tsx'
import { useGrid } from './use-grid.ts'
import { mostRows, type useGridRows } from './use-grid-rows.ts'

interface GridScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** Edits the records of a list as a spreadsheet: the rows of its search and filters, saved as a plan. */
export function GridScreen({ resource, search }: GridScreenProps) {
  const t = useText()
  const state = useScreenState(resource, search)
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(!isNarrow)
  if (!isNarrow && !isOpen) setOpen(true)
  return (
    <PageFrame
      title={t('Sửa dạng bảng')}
      back={<AppLink to={listHref(resource, state)}>{`← ${t(resource.title)}`}</AppLink>}
    >
      {isNarrow && (
        <EmptyState
          action={
            <Button component={AppLink} to={listHref(resource, state)}>
              {t('Về danh sách')}
            </Button>
          }
        >
          {t(
            'Bảng cần màn hình rộng hơn. Trên điện thoại, bạn sửa từng mục hoặc chọn nhiều mục trong danh sách.',
          )}
        </EmptyState>
      )}
      {/* A grid that is open keeps its steps and its place while the window is narrow. */}
      {(!isNarrow || isOpen) && (
        <div hidden={isNarrow}>
          <LoadedGrid state={state} />
        </div>
      )}
    </PageFrame>
  )
}

interface LoadedGridProps {
  readonly state: ScreenState
}

function LoadedGrid({ state }: LoadedGridProps) {
  const resource = useResourceWith('list')
  const t = useText()
  const { store, reading, restored, reloadNames } = useGrid(resource, state)
  if (store) {
    return (
      <GridView
        store={store}
        notes={<GridNotes reading={reading} restored={restored} />}
        onNewName={reloadNames}
        onSaved={reading.reload}
      />
    )
  }
  if (reading.status === 'failed') {
    return (
      <FailedState
        text={t('Chưa mở được danh sách này.')}
        hint={t(readAdviceFor(reading.error))}
        onRetry={reading.goOn}
      />
    )
  }
  if (reading.status === 'done' && reading.rows.length === 0)
    return <EmptyState>{t('Không có mục nào để sửa.')}</EmptyState>
  return <CountProgress label={t('Đang mở bảng…')} />
}

/** Below it there is no room for a cell beside the name; a desktop at 200 % zoom is wider. */
const narrow = '(max-width: 39.99em)'

interface GridNotesProps {
  readonly reading: ReturnType<typeof useGridRows>
  /** The number of rows with cells of an earlier visit. */
  readonly restored: number
}

/** The lines above the grid: reading, its limit, cells of an earlier visit, and the fields that are not in it. */
function GridNotes({ reading, restored }: GridNotesProps) {
  const resource = useResource()
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
