import '#kit/choice-styles.css'
import { Checkbox, Stack, Text } from '@mantine/core'
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

/** The most rows that are named, the most of their cells, and the most letters of a cell. */
const named = 5
const mostCells = 3
const mostLetters = 40

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
          description={aside[kind].slice(0, named).map((at) => (
            <Text key={at} span inherit display="block">
              {t('Dòng {line}: {cells}', {
                line: formatNumber(table.origins[at]?.line ?? 0),
                cells: firstCells(table.rows[at] ?? []),
              })}
            </Text>
          ))}
          checked={taken.includes(kind)}
          onChange={() =>
            onTake(taken.includes(kind) ? taken.filter((one) => one !== kind) : [...taken, kind])
          }
        />
      ))}
    </Stack>
  )
}

/** The first filled cells of a row. */
function firstCells(cells: readonly string[]): string {
  const filled = cells.flatMap((cell) => cell.trim() || [])
  const short = filled
    .slice(0, mostCells)
    .map((cell) => (cell.length > mostLetters ? `${cell.slice(0, mostLetters)}…` : cell))
  return `${short.join(' · ')}${filled.length > mostCells ? ' · …' : ''}`
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
