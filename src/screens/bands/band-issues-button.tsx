import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Band } from '#descriptor/bands/band.ts'
import { type BandIssue, findBandIssues } from '#descriptor/bands/find-band-issues.ts'
import type { ListState } from '#descriptor/list-state.ts'
import {
  type BandResource,
  bandRecords,
  bandRowsOptions,
  hasBands,
  recordBands,
} from '#hooks/bands/band-rows.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { editHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { issueField } from './band-fields.ts'
import { BandIssueList, placeProps } from './band-issue-list.tsx'

interface BandIssuesButtonProps {
  readonly state: ListState
}

/** The most issues that the panel shows. */
const most = 50

/** The number of doubtful places of a price list, and the panel that names them; nothing where there are none. */
export function BandIssuesButton({ state }: BandIssuesButtonProps) {
  return hasBands(useResource()) ? <IssuesButton state={state} /> : null
}

function IssuesButton({ state }: BandIssuesButtonProps) {
  const resource = useResource() as BandResource
  const t = useText()
  const { data: rows } = useQuery(bandRowsOptions(resource))
  const issues = useMemo(
    () => findBandIssues(recordBands(resource, bandRecords(rows ?? [])), resource.bands.unitPrice),
    [resource, rows],
  )
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  if (issues.length === 0) return null
  const nameOf = ({ key }: Band) => {
    const row = rows?.find(({ id }) => id === key)
    return row ? recordName(resource, row, t) : ''
  }
  const title = t('{count} chỗ cần xem lại', { count: issues.length })
  return (
    <>
      <Button
        variant="subtle"
        c="var(--ben-warn)"
        leftSection={<IconAlertTriangle size={18} stroke={1.6} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <Text span fw={600} hiddenFrom="md">
          {formatNumber(issues.length)}
        </Text>
        <Text span fw={600} visibleFrom="md">
          {title}
        </Text>
      </Button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label={title} onClose={close} isPanel>
          <Stack gap="sm" p="sm">
            <Title order={2}>{title}</Title>
            <BandIssueList
              issues={issues.slice(0, most)}
              plan={resource.bands}
              fields={resource.fields}
              renderPlace={(issue: BandIssue, band: Band) => (
                <Anchor
                  component={AppLink}
                  {...placeProps}
                  to={editHref(resource, band.key, state, { field: issueField(issue, band, resource.bands) })}
                  onFollow={close}
                >
                  {nameOf(band)}
                </Anchor>
              )}
            />
            {issues.length > most && (
              <Text c="dimmed">{t('và {count} chỗ khác', { count: issues.length - most })}</Text>
            )}
          </Stack>
        </AnchoredPopover>
      )}
    </>
  )
}
