import { Anchor, Box, Button, Divider, Group, Paper, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { DraftTextBox } from '#kit/draft-offer.tsx'
import { AppLink } from '#screens/app-link.tsx'
import classes from './dashboard.module.css'

/** The draft of a record. */
export interface DraftItem {
  readonly key: string
  /** The label of the record, or a text for a new one. */
  readonly name: string
  /** The noun of the entity, or the current label of a new record; '' if the name suffices. */
  readonly more: string
  /** The last change, ISO. */
  readonly at: string
  /** The number of fields. */
  readonly count: number
  /** The address of its form; null if that form no longer exists. */
  readonly to: string | null
  /** The values of the draft as text. */
  readonly text: string
}

interface DraftListProps {
  readonly items: readonly DraftItem[]
  readonly onDrop: (item: DraftItem) => void
}

/** The drafts: each can be continued in its form, read, or discarded. */
export function DraftList({ items, onDrop }: DraftListProps) {
  const t = useText()
  return (
    <details>
      <Summary>{t('Xem từng bản nháp')}</Summary>
      <Paper withBorder mt="xs" component="ul" aria-label={t('Bản nháp chưa lưu')}>
        {items.map((item, index) => (
          <li key={item.key}>
            {index > 0 && <Divider />}
            <Box px="md" py="sm">
              <Group align="start" justify="space-between" wrap="nowrap" gap="sm">
                <Box miw={0}>
                  {item.to === null ? (
                    <Text span fw={600} display="inline-block" className={classes.capital}>
                      {item.name}
                    </Text>
                  ) : (
                    <Anchor
                      component={AppLink}
                      to={item.to}
                      fw={600}
                      display="inline-block"
                      className={classes.capital}
                    >
                      {item.name}
                    </Anchor>
                  )}
                  <DraftDetails item={item} />
                </Box>
                <Button
                  size="xs"
                  variant="default"
                  flex="none"
                  onClick={() => onDrop(item)}
                  aria-label={t('Bỏ bản nháp “{name}”', { name: item.name })}
                >
                  {t('Bỏ bản nháp')}
                </Button>
              </Group>
              <details>
                <Summary>{t('Xem nội dung')}</Summary>
                <DraftTextBox content={item.text} />
              </details>
            </Box>
          </li>
        ))}
      </Paper>
    </details>
  )
}

function Summary({ children }: { readonly children: string }) {
  return (
    <Text component="summary" c="dimmed" w="fit-content">
      {children}
    </Text>
  )
}

function DraftDetails({ item: { more, count, at, to } }: { readonly item: DraftItem }) {
  const t = useText()
  return (
    <Text component="div" c="dimmed">
      <span>{`${more !== '' ? `${more} · ` : ''}${to === null ? t('Không mở lại được trong biểu mẫu') : t('{count} ô đã sửa', { count })} · `}</span>
      <DateCell value={at} as="ago" />
    </Text>
  )
}
