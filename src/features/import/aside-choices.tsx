import '#kit/choice-styles.css'
import { Checkbox, Stack } from '@mantine/core'
import type { Table } from '#hooks/tables/table.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { type AsideKind, asideKinds, type asideRows } from './aside-rows.ts'

interface AsideChoicesProps {
  readonly table: Table
  readonly aside: ReturnType<typeof asideRows>
  readonly taken: readonly AsideKind[]
  readonly onTake: (taken: readonly AsideKind[]) => void
}

/** The most line numbers that are named. */
const named = 5

/** Names the rows that are left out, and offers to take them. */
export function AsideChoices({ table, aside, taken, onTake }: AsideChoicesProps) {
  const t = useText()
  const shown = asideKinds.filter((kind) => aside[kind].length > 0)
  if (shown.length === 0) return null
  return (
    <Stack gap="xs" mt="xs">
      {shown.map((kind) => (
        <Checkbox
          key={kind}
          label={labelOf(kind, table, aside[kind], t)}
          checked={taken.includes(kind)}
          onChange={() =>
            onTake(taken.includes(kind) ? taken.filter((one) => one !== kind) : [...taken, kind])
          }
        />
      ))}
    </Stack>
  )
}

function labelOf(kind: AsideKind, { origins }: Table, places: readonly number[], t: Translate): string {
  const lines = places.slice(0, named).map((at) => formatNumber(origins[at]?.line ?? 0))
  const values = {
    n: formatNumber(places.length),
    lines: `${lines.join(', ')}${places.length > named ? '…' : ''}`,
  }
  return kind === 'hidden'
    ? t('Nhập cả {n} dòng ẩn trong tệp (dòng {lines})', values)
    : t('Nhập cả {n} dòng tổng cộng (dòng {lines})', values)
}
