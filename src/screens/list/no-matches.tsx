import { Button } from '@mantine/core'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { stateOptions } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { iconOf } from '#kit/icons.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import type { Cleared } from '#screens/list/tools/state-filter.ts'
import { useResource } from '#screens/resource-context.ts'
import { stateFilterOf } from './tools/state-filter.ts'

interface NoMatchesProps {
  readonly state: ListState
  readonly onClear: (parts: Cleared) => void
}

/** Replaces the rows when nothing matches: which search and filters narrow the list, and buttons that clear them. */
export function NoMatches({ state: { search, filters }, onClear }: NoMatchesProps) {
  const resource = useResource()
  const t = useText()
  const field = stateFilterOf(resource)
  const names = Object.keys(filters)
  const word = stateOptions(resource).find(({ value }) => field !== undefined && value === filters[field])
  if (search === '' && names.length === 1 && word) {
    return (
      <EmptyState
        icon={iconOf(resource.icon)}
        action={
          <Button variant="subtle" onClick={() => onClear({ filters: true })}>
            {t('Xem tất cả')}
          </Button>
        }
      >
        {t('Không có {noun} nào ở “{state}”.', { noun: t(resource.noun), state: t(word.label) })}
      </EmptyState>
    )
  }
  const labels = names.map((name) => t(fieldOf(resource, name).label).toLocaleLowerCase()).join(', ')
  return (
    <EmptyState
      {...(names.length > 0 && { detail: t('Đang lọc theo {fields}.', { fields: labels }) })}
      action={
        <>
          {search !== '' && (
            <Button variant="subtle" onClick={() => onClear({ search: true })}>
              {t('Bỏ tìm kiếm')}
            </Button>
          )}
          {names.length > 0 && (
            <Button variant="subtle" onClick={() => onClear({ filters: true })}>
              {t('Bỏ bộ lọc')}
            </Button>
          )}
        </>
      }
    >
      {search === ''
        ? t('Không tìm thấy mục nào khớp.')
        : t('Không thấy {noun} nào khớp “{query}”.', { noun: t(resource.noun), query: search })}
    </EmptyState>
  )
}
