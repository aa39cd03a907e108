import { useResource } from '#screens/resource-context.ts'
import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Anchor, Button, Checkbox, Group, Paper, Radio, Stack, Text } from '@mantine/core'
import { useContext, useId, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import { isOff } from '#descriptor/off-switch.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { DoubleGroup } from '#hooks/doubles/find-doubles.ts'
import type { RecordMerge } from '#hooks/doubles/repointing.ts'
import { nameOfRow } from '#hooks/names/name.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import bar from '#kit/sticky-bar.module.css'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { recordLines } from '#screens/relations/relation-lines.ts'
import { RelationsBox } from '#screens/relations/relations-box.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatDate } from '#text/format.ts'

interface ChooseKeptProps {
  readonly group: DoubleGroup
  readonly onChoose: (merge: RecordMerge) => void
}

/** The records of a group with the relations of each: one is kept, the checked others are merged into it. */
export function ChooseKept({ group, onChoose }: ChooseKeptProps) {
  const resource = useResource()
  const t = useText()
  const resources = useContext(ResourcesContext)
  const radios = useId()
  const { rows } = group
  const [kept, setKept] = useState(() => oldest(rows))
  const [since] = useState(Date.now)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const others = rows.filter(({ id }) => id !== kept && !left.has(id))
  const keptRow = rows.find(({ id }) => id === kept)
  const setMerged = (id: string, isMerged: boolean) =>
    setLeft(isMerged ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  return (
    <>
      <Text c="dimmed" mt="xs" mb="md">
        {t('Chọn bản giữ lại; những gì đang dùng các bản kia sẽ chuyển sang nó.')}
      </Text>
      <Stack component="ul" gap="sm" mb="md">
        {rows.map((row) => {
          const { detail } = nameOfRow(resource, row)
          const created = readText(valueOf(row, 'created_at'))
          const name = recordName(resource, row, t)
          return (
            <Paper
              component="li"
              key={row.id}
              withBorder
              px="md"
              py="sm"
              style={row.id === kept ? { borderColor: 'var(--ben-accent)' } : undefined}
            >
              <Group justify="space-between" gap={0}>
                <Radio
                  name={radios}
                  label={<strong>{name}</strong>}
                  checked={row.id === kept}
                  onChange={() => {
                    setKept(row.id)
                    setMerged(row.id, true)
                  }}
                />
                {row.id === kept ? (
                  <Text span c="dimmed" fz="xs">
                    {t('Giữ lại')}
                  </Text>
                ) : (
                  <Checkbox
                    label={t('Gộp vào')}
                    checked={!left.has(row.id)}
                    onChange={(event) => setMerged(row.id, event.currentTarget.checked)}
                  />
                )}
              </Group>
              <Text c="dimmed" fz="xs" mb={4}>
                <span>{`${[
                  isOff(resource, row) && t('đang tắt'),
                  detail,
                  created && t('tạo {date}', { date: formatDate(created) }),
                ]
                  .filter(Boolean)
                  .join(' · ')} `}</span>
                <Anchor
                  component={AppLink}
                  inherit
                  to={formHref(resource, row.id, defaultListState(resource))}
                  target="_blank"
                >
                  {t('Mở ở thẻ mới')}
                </Anchor>
              </Text>
              <RelationsBox lines={recordLines(resource, [row], resources, t)} since={since} />
            </Paper>
          )
        })}
      </Stack>
      <div className={bar.bar}>
        <Button
          disabled={!keptRow || others.length === 0}
          onClick={() => keptRow && onChoose({ kept: keptRow, others })}
        >
          {t('Xem trước việc gộp')}
        </Button>
      </div>
    </>
  )
}

/** The record that was created first; the first one where the dates are unknown. */
function oldest(rows: readonly Row[]): string {
  const dated = rows.filter((row) => readText(valueOf(row, 'created_at')) !== '')
  const [first = rows[0]] = dated.toSorted((one, other) =>
    readText(valueOf(one, 'created_at')).localeCompare(readText(valueOf(other, 'created_at'))),
  )
  return first?.id ?? ''
}
