import { ActionIcon, Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import type { InboxResource } from '#descriptor/inbox.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { quoteHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'

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
