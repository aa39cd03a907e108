import { Box, Group, Stack } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import { type BandIssue, signatureOf } from '#descriptor/bands/find-band-issues.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import sign from '#kit/warning-sign.module.css'
import { formatMoney, formatNumber } from '#text/format.ts'

/** The look of a way to a cell, for Mantine's `Anchor`. */
export const placeProps = { underline: 'always', c: 'dimmed', lh: 'var(--ben-icon-button)' } as const

interface BandIssueListProps {
  readonly issues: readonly BandIssue[]
  readonly plan: BandsPlan
  /** The fields of the record, or the columns of its rows. */
  readonly fields: Readonly<Record<string, object>>
  /** Renders the way to the cell of a band, with `placeProps`; null where there is none. */
  readonly renderPlace: (issue: BandIssue, band: Band) => ReactNode
}

/** The doubtful places of a price list as sentences, each with the ways to its cells. */
export function BandIssueList({ issues, plan, fields, renderPlace }: BandIssueListProps) {
  const t = useText()
  return (
    <Stack component="ul" gap="xs">
      {issues.map((issue) => (
        <Group
          component="li"
          key={signatureOf(issue)}
          className={sign.signed}
          wrap="nowrap"
          align="baseline"
          gap="xs"
        >
          <Box miw={0}>
            <span>{bandIssueText(issue, plan, fields, t)}</span>
            <Group gap="0 0.75rem" c="dimmed">
              {issue.bands.map((band) => (
                <Fragment key={band.key}>{renderPlace(issue, band)}</Fragment>
              ))}
            </Group>
          </Box>
        </Group>
      ))}
    </Stack>
  )
}

/** An issue of a price list as a sentence; `fields` are those of the record or the columns of its rows. */
function bandIssueText(
  { kind, group, from, to, bands }: BandIssue,
  plan: BandsPlan,
  fields: Readonly<Record<string, object>>,
  t: Translate,
): string {
  const field = fields[plan.to]
  const unit = field && 'unit' in field && typeof field.unit === 'string' ? ` ${t(field.unit)}` : ''
  const range =
    to === null
      ? t('từ {from}', { from: `${formatNumber(from)}${unit}` })
      : `${formatNumber(from)}–${formatNumber(to)}${unit}`
  const place = group === '' ? range : `${group} ${range}`
  const [one, other] = bands
  if (kind === 'gap') return t('{place}: chưa có giá', { place })
  if (kind === 'overlap')
    return one.price === null || other.price === null
      ? t('{place}: hai mức chồng nhau', { place })
      : t('{place}: hai mức chồng nhau, {one} và {other}', {
          place,
          one: priceText(one),
          other: priceText(other),
        })
  return t('{place}: rẻ hơn mức dưới, {price} so với {below}', {
    place,
    price: priceText(other),
    below: priceText(one),
  })
}

function priceText({ price, currency }: Band): string {
  if (price === null) return ''
  return currency === 'JPY' || currency === 'VND' ? formatMoney(price, currency) : formatNumber(price)
}
