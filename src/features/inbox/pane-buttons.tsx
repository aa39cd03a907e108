import { ActionIcon, Button, Group, Kbd } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import type { InboxResource } from '#descriptor/inbox.ts'
import type { Row } from '#descriptor/row.ts'
import type { StateOption } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { areSingleKeysOn } from '#hooks/user/single-keys.ts'
import { AppLink } from '#screens/app-link.tsx'
import { quoteHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'

interface StateButtonsProps {
  readonly options: readonly StateOption[]
  readonly now: StateOption | undefined
  readonly done: StateOption | undefined
  readonly isBusy: boolean
  readonly onSet: (option: StateOption) => void
}

/** A button for each other state, in the words of the state; the last one finishes and opens the next record. */
export function StateButtons({ options, now, done, isBusy, onSet }: StateButtonsProps) {
  const t = useText()
  const hasKeys = areSingleKeysOn()
  const others = options.filter(({ value }) => value !== done?.value && value !== now?.value)
  return (
    <Group gap="xs" justify="flex-end" ms="auto">
      {others.map((option) => (
        <Button
          key={option.value}
          variant="default"
          px="sm"
          disabled={isBusy}
          aria-keyshortcuts={hasKeys && option.tint === 'working' ? 'd' : undefined}
          onClick={() => onSet(option)}
        >
          <span>{t(option.label)}</span>
          {option.tint === 'working' && (
            <Kbd size="xs" ms="xs" aria-hidden>
              D
            </Kbd>
          )}
        </Button>
      ))}
      {done && done.value !== now?.value && (
        <Button
          px="sm"
          disabled={isBusy}
          aria-keyshortcuts={hasKeys ? 'e' : undefined}
          onClick={() => onSet(done)}
        >
          <span>{t('{state}, mục sau', { state: t(done.label) })}</span>
          <Kbd size="xs" ms="xs" aria-hidden>
            E
          </Kbd>
        </Button>
      )}
    </Group>
  )
}

/** The link to a quote for a record; an icon where its writer, as of a review, cannot be reached: few of these ask for a price. */
export function QuoteTool({ row }: { readonly row: Row }) {
  const resource = useResource() as InboxResource
  const t = useText()
  const to = quoteHref(resource, [row.id])
  if ((resource.inbox.reach ?? []).length === 0) {
    return (
      <ActionIcon component={AppLink} to={to} c="dimmed" aria-label={t('Báo giá')} data-tip={t('Báo giá')}>
        <IconCalculator size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button
      variant="default"
      px="xs"
      leftSection={<IconCalculator size={16} stroke={1.6} aria-hidden />}
      component={AppLink}
      to={to}
    >
      {t('Báo giá')}
    </Button>
  )
}
