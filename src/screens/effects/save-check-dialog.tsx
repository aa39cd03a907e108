import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { BandIssueList, placeProps } from '#screens/bands/band-issue-list.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import type { SaveFindings } from './find-save-effects.ts'
import type { SaveEffect } from './save-effect.ts'

export interface SaveCheckDialogProps {
  readonly resource: Resource
  readonly findings: SaveFindings
  /** Saves all the same. */
  readonly onAccept: () => void
  /** Closes the dialog; with a selector, to show a cell of the form. */
  readonly onClose: (cell?: string) => void
}

/** The effects of a save beyond its record, shown before it is sent; all of them can be accepted. */
export function SaveCheckDialog({ resource, findings, onAccept, onClose }: SaveCheckDialogProps) {
  const t = useText()
  const { bands, effects, isLate = false } = findings
  return (
    <ActionModal
      title={t('Lưu {noun} này?', { noun: t(resource.noun) })}
      isWide={effects.length > 0}
      onClose={() => onClose()}
      close={text('Xem lại')}
      acts={[{ label: bands.length > 0 || isLate ? text('Vẫn lưu') : text('Lưu'), onClick: onAccept }]}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <Stack
        mah="min(60dvh, 34rem)"
        style={{ overflowY: 'auto' }}
        tabIndex={effects.length > 0 ? 0 : undefined}
      >
        {isLate && (
          <Text>
            {t('Máy chủ trả lời chậm, nên chưa xem được lần lưu này làm đổi những gì khác. Bạn vẫn lưu chứ?')}
          </Text>
        )}
        {bands.map(({ issues, plan, fields, cellOf }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the findings of an open dialog do not change
          <section key={at}>
            <Title order={3} mb={4}>
              {t('Bảng giá sẽ có chỗ cần xem lại')}
            </Title>
            <BandIssueList
              issues={issues}
              plan={plan}
              fields={fields}
              renderPlace={(issue, band) => {
                const cell = cellOf(issue, band)
                return (
                  cell && (
                    <Anchor component="button" type="button" {...placeProps} onClick={() => onClose(cell)}>
                      {t('Sửa ô này')}
                    </Anchor>
                  )
                )
              }}
            />
          </section>
        ))}
        {effects.map((effect) => (
          <Effect key={effect.title} effect={effect} />
        ))}
      </Stack>
    </ActionModal>
  )
}

function Effect({ effect: { title, lines, rest } }: { readonly effect: SaveEffect }) {
  const t = useText()
  return (
    <section>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <ul aria-label={title}>
        {lines.map(({ key, label, detail, before, after }) => (
          <Group component="li" key={key} justify="space-between" gap="0 1rem" py={6}>
            <Text span flex="1 1 12rem" miw={0} truncate title={label}>
              <span>{`${label} `}</span>
              <Text component="small" display="block" c="dimmed" fz="xs">
                {detail}
              </Text>
            </Text>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>
              {before !== '' && (
                <>
                  <Text component="del" c="dimmed" td="none">
                    {before}
                  </Text>
                  <span>{` → `}</span>
                </>
              )}
              <span>{after}</span>
            </span>
          </Group>
        ))}
      </ul>
      {rest > 0 && (
        <Text c="dimmed" mt={4}>
          {lines.length > 0
            ? t('Đây mới là những mục đầu; còn {count} mục chưa xem thử.', { count: formatNumber(rest) })
            : t('Những mục đầu không đổi; còn {count} mục chưa xem thử.', { count: formatNumber(rest) })}
        </Text>
      )}
    </section>
  )
}
