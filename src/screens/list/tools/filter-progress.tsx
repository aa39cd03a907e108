import { skipToken, useQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import type { FilterProgress as Progress } from '#hooks/read/filtered-list.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './filter-chip-line.module.css'

interface FilterProgressProps {
  readonly resource: Resource
}

/** How much of a list has been read while its filters are evaluated in the browser. */
export function FilterProgress({ resource }: FilterProgressProps) {
  const t = useText()
  const { data } = useQuery<Progress>({ queryKey: keys.filterProgress(resource), queryFn: skipToken })
  return (
    <output className={classes.progress}>
      {data &&
        t('Đang lọc… {read} / {total}', { read: formatNumber(data.read), total: formatNumber(data.total) })}
    </output>
  )
}
