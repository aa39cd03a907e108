import { Anchor, Button, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Band } from '#descriptor/bands/band.ts'
import { type BandIssue } from '#descriptor/bands/find-band-issues.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type BandResource, bandRowsOptions, hasBands } from '#hooks/bands/band-rows.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { editHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { issueField } from './band-fields.ts'
import { BandIssueList, placeProps } from './band-issue-list.tsx'
import classes from './plan-band-issues.module.css'
import { bandChanges, bandKeyOf, lineFindings, type PlanFinding, recordFindings } from './plan-findings.ts'

interface PlanBandIssuesProps {
  readonly resource: Resource
  /** The rows of a plan that is not sent yet. */
  readonly rows: readonly PlannedChange[]
  /** Shows a row of the plan by its key; without it, the rows are only named. */
  readonly onShow?: (key: number) => void
}

/** The doubtful places that a plan adds to a price list, before it is sent; nothing where it adds none. */
export function PlanBandIssues(props: PlanBandIssuesProps) {
  const { resource, rows } = props
  const inLines = useMemo(() => lineFindings(resource, rows), [resource, rows])
  return (
    <output className={classes.frame}>
      <Findings {...props} findings={inLines} />
      {hasBands(resource) && bandChanges(resource, rows).length > 0 && (
        <RecordIssues {...props} resource={resource} />
      )}
    </output>
  )
}

function RecordIssues(props: PlanBandIssuesProps & { readonly resource: BandResource }) {
  const { resource, rows } = props
  const t = useText()
  // The list may have changed since it was read for another screen.
  const { data, isError, isFetching, refetch } = useQuery({
    ...bandRowsOptions(resource),
    refetchOnMount: 'always',
  })
  const findings = useMemo(() => recordFindings(resource, rows, data ?? []), [resource, rows, data])
  const nameOf = ({ key }: Band) => {
    const row = data?.find(({ id }) => id === key)
    return row ? recordName(resource, row, t) : ''
  }
  if (isFetching && !data) return <Text c="dimmed">{t('Đang xem lại bảng giá…')}</Text>
  if (isError || !data) {
    return (
      <Text component="div" c="dimmed">
        <span>{t('Chưa xem được các dòng này có làm bảng giá chồng nhau hay hở khoảng nào không.')}</span>
        {isError && (
          <Button variant="subtle" onClick={() => void refetch()}>
            {t('Thử lại')}
          </Button>
        )}
      </Text>
    )
  }
  return <Findings {...props} findings={findings} nameOf={nameOf} />
}

interface FindingsProps extends PlanBandIssuesProps {
  readonly findings: readonly PlanFinding[]
  /** The name of a band that is a record. */
  readonly nameOf?: (band: Band) => string
}

/** The most issues that are named. */
const most = 20

function Findings({ resource, rows, onShow, findings, nameOf }: FindingsProps) {
  const t = useText()
  const count = findings.reduce((sum, { issues }) => sum + issues.length, 0)
  const byKey = useMemo(() => new Map(rows.map((row) => [bandKeyOf(row), row])), [rows])
  if (count === 0) return null
  const place = ({ key, line }: PlannedChange) => {
    const words = t('Dòng {row}', { row: line })
    return onShow ? (
      <Anchor component="button" type="button" {...placeProps} onClick={() => onShow(key)}>
        {words}
      </Anchor>
    ) : (
      <span>{words}</span>
    )
  }
  const placeOf = ({ plan, change }: PlanFinding, issue: BandIssue, band: Band) => {
    const planned = change ?? byKey.get(band.key)
    if (planned) return change && band !== issue.bands[0] ? null : place(planned)
    const state = defaultListState(resource)
    return (
      <Anchor
        component={AppLink}
        {...placeProps}
        to={editHref(resource, band.key, state, { field: issueField(issue, band, plan) })}
        target="_blank"
      >
        {nameOf?.(band)}
      </Anchor>
    )
  }
  const shown = findings.slice(0, most)
  const left = count - shown.reduce((sum, { issues }) => sum + Math.min(issues.length, most), 0)
  return (
    <Paper component="section" withBorder px="md" py="sm">
      <Title order={3} mb={8}>
        {t('Lưu thì bảng giá có thêm {count} chỗ cần xem lại', { count: formatNumber(count) })}
      </Title>
      {shown.map((finding) => (
        <BandIssueList
          key={finding.change?.key ?? ''}
          issues={finding.issues.slice(0, most)}
          plan={finding.plan}
          fields={finding.fields}
          renderPlace={(issue, band) => placeOf(finding, issue, band)}
        />
      ))}
      {left > 0 && <Text c="dimmed">{t('và {count} chỗ khác', { count: formatNumber(left) })}</Text>}
    </Paper>
  )
}
