import { Button, Text } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ListState } from '#descriptor/list-state.ts'
import { type FilterProgress, maxRows, readingOf, stopFiltering } from '#hooks/read/filtered-list.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber, formatTotal } from '#text/format.ts'
import { useFilterPlan } from './filter-options.ts'

interface FilterSourceProps {
  readonly state: ListState
}

/**
 * Whether the back-end evaluates the filters or the browser, which reads the whole list: how much of it has been read, with
 * a button that stops the reading. Nothing for filters of one value.
 */
export function FilterSource({ state }: FilterSourceProps) {
  const resource = useResource()
  const t = useText()
  const plan = useFilterPlan(resource, state.filters)
  const reading = readingOf(state, plan?.local ?? [])
  const { data } = useQuery<FilterProgress>({
    queryKey: keys.filterProgress(resource, reading),
    queryFn: skipToken,
  })
  const limit = formatNumber(maxRows)
  const sentence = () => {
    if (data)
      return t('Đang lọc… {read} / {total}', {
        read: formatNumber(data.read),
        total: formatTotal(data.total),
      })
    if (!plan || plan.local.length + Object.keys(plan.query).length === 0) return ''
    return plan.local.length === 0
      ? t('Lọc trong cả danh sách')
      : t('Lọc trên máy này: đọc cả danh sách, tối đa {limit} mục', { limit })
  }
  return (
    <>
      <Text component="output" c="dimmed">
        {sentence()}
      </Text>
      {data && (
        <Button variant="subtle" size="compact-sm" onClick={() => stopFiltering(resource, reading)}>
          {t('Dừng lọc')}
        </Button>
      )}
    </>
  )
}
