import { useResource } from '#screens/resource-context.ts'
import '#kit/input-styles.css'
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { columnKey, importColumns, type MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { headOf } from '#hooks/tables/table-columns.ts'
import { type Translate, useText } from '#hooks/use-text.ts'

interface ColumnsCardProps {
  readonly table: Table
  readonly columns: readonly MatchedColumn[]
  readonly onChoose: (head: string, key: string) => void
}

/** The columns of the file with the field that each fills, to be corrected; open where one was not recognised. */
export function ColumnsCard({ table, columns, onChoose }: ColumnsCardProps) {
  const resource = useResource()
  const t = useText()
  const matched = columns.filter(({ column }) => column !== null).length
  const isSure = columns.every(({ by, fixed }) => by === 'name' || by === 'memory' || fixed !== undefined)
  const hidden = columns.flatMap(({ column, head }, at) =>
    column && table.hiddenColumns?.includes(at) ? [head] : [],
  )
  const options = importColumns(resource).map((column) => ({
    value: columnKey(column),
    label:
      column.kind === 'id' ? t('Mã của mục ({id})', { id: resource.idKey }) : headOf(resource, column, t),
  }))
  return (
    <details open={!isSure}>
      <summary style={{ paddingBlock: '0.375rem' }}>
        <Text span fw={600}>
          {t('Nhận {matched} / {all} cột', { matched, all: columns.length })}
        </Text>
        {matched < columns.length && (
          <Text span c="dimmed" ms="sm">
            {t('Bỏ qua: {columns}', { columns: leftOut(columns).join(', ') })}
          </Text>
        )}
        {hidden.length > 0 && (
          <Text span c="dimmed" ms="sm">
            {t('Cột ẩn trong tệp vẫn được nhập: {columns}', { columns: hidden.join(', ') })}
          </Text>
        )}
      </summary>
      <ul>
        {columns.map((match, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- heads may repeat
          <Group component="li" key={at} gap="0.25rem 1rem" py={6}>
            <Stack gap={0} flex="1 1 12rem" miw={0}>
              <span>{match.head || t('Cột {n}', { n: at + 1 })}</span>
              {match.column?.kind !== 'id' && match.column?.kind !== 'ids' && (
                <Text span c="dimmed" fz="xs" truncate>
                  {samplesOf(table, at)}
                </Text>
              )}
            </Stack>
            <NativeSelect
              flex="1 1 14rem"
              aria-label={t('“{head}” nhập vào', { head: match.head })}
              data={[{ value: '', label: t('Bỏ qua cột này') }, ...options]}
              value={columnKey(match.column)}
              onChange={(event) => onChoose(match.head, event.currentTarget.value)}
            />
            <Text span c="dimmed" flex="1 1 12rem">
              {noteOf(resource, match, t)}
            </Text>
          </Group>
        ))}
      </ul>
    </details>
  )
}

const leftOut = (columns: readonly MatchedColumn[]) =>
  columns.filter(({ column, head }) => column === null && head !== '').map(({ head }) => head)

/** The first values of a column. */
function samplesOf(table: Table, at: number): string {
  const cells = table.rows.slice(0, 50).flatMap((row) => (row[at]?.trim() ? [row[at].trim()] : []))
  return [...new Set(cells)]
    .slice(0, 3)
    .map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell))
    .join(' · ')
}

function noteOf(resource: Resource, { column, by, fixed }: MatchedColumn, t: Translate): string {
  if (fixed !== undefined) {
    return fieldOf(resource, fixed).kind === 'richText'
      ? t('Nội dung có định dạng chỉ sửa trong biểu mẫu.')
      : t('Ô này hệ thống tự ghi.')
  }
  if (column?.kind === 'field' && ['image', 'images'].includes(fieldOf(resource, column.name).kind))
    return t('Giữ nguyên địa chỉ ảnh, không tải ảnh lên.')
  if (by === 'content') return t('Đoán theo nội dung, bạn xem lại nhé.')
  return by === 'memory' ? t('Như lần trước bạn chọn.') : ''
}
