import { Button } from '@mantine/core'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { FilterStopped, type ListTooLong } from '#hooks/read/errors.ts'
import { FilterTooBroad, maxLists } from '#hooks/read/joined-rows.ts'
import { useText } from '#hooks/use-text.ts'
import { iconOf } from '#kit/icons.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import type { Cleared } from '#screens/list/tools/state-filter.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'

interface TooLongListProps {
  readonly state: ListState
  readonly error: ListTooLong
  readonly onClear: (parts: Cleared) => void
  readonly onRetry: () => void
}

/** Replaces the rows of a list that is too long to be filtered in the browser: how to narrow it first. */
export function TooLongList({ state, error, onClear, onRetry }: TooLongListProps) {
  const resource = useResource()
  const t = useText()
  const { total, limit } = error
  const names = error.filters.filter((name) => state.filters[name] !== undefined)
  if (names.length === 0)
    return (
      <EmptyState
        action={
          <Button variant="subtle" onClick={() => onClear({})}>
            {t('Về trang đầu')}
          </Button>
        }
      >
        {t(error.text)}
      </EmptyState>
    )
  if (error instanceof FilterStopped)
    return (
      <EmptyState
        icon={iconOf(resource.icon)}
        detail={t('Đã đọc {read} / {total} mục.', {
          read: formatNumber(error.read),
          total: formatNumber(total),
        })}
        action={
          <>
            <Button variant="subtle" onClick={onRetry}>
              {t('Lọc lại')}
            </Button>
            <Button variant="subtle" onClick={() => onClear({ filters: names })}>
              {t('Bỏ bộ lọc')}
            </Button>
          </>
        }
      >
        {t('Đã dừng lọc.')}
      </EmptyState>
    )
  const fields = names.map((name) => t(fieldOf(resource, name).label).toLocaleLowerCase()).join(', ')
  const detail =
    error instanceof FilterTooBroad
      ? t(
          'Hãy chọn ít hơn hoặc chọn mục nhỏ hơn: ở đây lọc được tối đa {count} lựa chọn, kể cả mục con, và {limit} kết quả.',
          { count: formatNumber(maxLists), limit: formatNumber(limit) },
        )
      : resource.list.search
        ? t('Hãy tìm một từ, hoặc lọc trước theo một giá trị khác, để còn dưới {limit} mục.', {
            limit: formatNumber(limit),
          })
        : t('Hãy lọc trước theo một giá trị khác, để còn dưới {limit} mục.', { limit: formatNumber(limit) })
  return (
    <EmptyState
      icon={iconOf(resource.icon)}
      detail={detail}
      action={
        <Button variant="subtle" onClick={() => onClear({ filters: names })}>
          {t('Bỏ lọc {name}', { name: fields })}
        </Button>
      }
    >
      {total > limit
        ? t('Danh sách có {total} mục, nhiều quá để lọc theo {fields}.', {
            total: formatNumber(total),
            fields,
          })
        : t('Danh sách dài quá để lọc theo {fields}.', { fields })}
    </EmptyState>
  )
}
