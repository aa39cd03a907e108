import { Divider, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { DoubleReason } from '#hooks/doubles/double-keys.ts'
import type { DoubleGroup } from '#hooks/doubles/find-doubles.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { Pager } from '#kit/list/pager.tsx'
import rowButton from '#kit/row-button.module.css'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { type Text as TextKey, text } from '#text/text.ts'

interface DoublesListProps {
  /** null while they are looked for. */
  readonly groups: readonly DoubleGroup[] | null
  readonly onOpen: (group: DoubleGroup) => void
}

const size = 50

/** The groups of records that may be the same, each with its names and the reasons. */
export function DoublesList({ groups, onOpen }: DoublesListProps) {
  const resource = useResource()
  const t = useText()
  const [page, setPage] = useState(1)
  if (groups === null) {
    return (
      <Text component="output" display="block" c="dimmed" my="xs">
        <span>{t('Đang đọc danh sách…')}</span>
        <CountProgress label={t('Đang đọc danh sách…')} mt="xs" />
      </Text>
    )
  }
  if (groups.length === 0)
    return (
      <Text component="output" display="block" c="dimmed" my="xs">
        {t('Không thấy bản trùng nào.')}
      </Text>
    )
  const last = Math.ceil(groups.length / size)
  const current = Math.min(page, last)
  const name = (at: number, { rows }: DoubleGroup) => {
    const row = rows[at]
    return row ? recordName(resource, row, t) : ''
  }
  return (
    <>
      <Text component="output" display="block" c="dimmed" my="xs">
        {t('{n} nhóm có thể trùng nhau. Mở từng nhóm để chọn bản giữ lại.', {
          n: formatNumber(groups.length),
        })}
      </Text>
      <ul>
        {groups.slice((current - 1) * size, current * size).map((group) => (
          <li key={group.rows.map(({ id }) => id).join(' ')}>
            <UnstyledButton className={rowButton.row} p="sm" onClick={() => onOpen(group)}>
              <strong>{group.rows.map((_, at) => name(at, group)).join(' · ')}</strong>
              <Text component="span" display="block" c="dimmed" fz="xs">
                {[
                  t('{n} mục', { n: formatNumber(group.rows.length) }),
                  ...group.reasons.map((one) => t(reasonTexts[one])),
                ].join(' · ')}
              </Text>
            </UnstyledButton>
            <Divider />
          </li>
        ))}
      </ul>
      {groups.length > size && <Pager page={current} size={size} total={groups.length} onPage={setPage} />}
    </>
  )
}

const reasonTexts: Readonly<Record<DoubleReason, TextKey>> = {
  name: text('cùng tên'),
  marks: text('tên chỉ khác dấu'),
  address: text('cùng địa chỉ'),
}
