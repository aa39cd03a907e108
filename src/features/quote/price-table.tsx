import { Button, Loader, Table, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './price-frame.module.css'
import { bestProps, PriceFrame, PriceRow, SmallLine } from './price-frame.tsx'
import type { ServiceQuote } from './use-service-quotes.ts'

/** A service: its weight, and its price or the reason of a failure once it was requested. */
export interface PriceLine {
  readonly service: string
  readonly name: string
  readonly days: string
  /** Kilograms by the rules of the app; null without a weight in the form. */
  readonly weight: number | null
  readonly state: ServiceQuote['state']
  /** The formatted amount, or the reason why there is none. */
  readonly text: string
  /** The amount with the extra services, if any. */
  readonly total: string
  /** What the total does not include; '' for a complete one. */
  readonly partial: string
  readonly isCheapest: boolean
  /** Why the rule of the service refuses the shipment; '' if it does not. */
  readonly refusal: string
  /** What of the rule of the service is not verified; '' for a verified one. */
  readonly unverified: string
  /** The price of an earlier quote with the difference; '' or null without one. */
  readonly before?: string | null
  /** What makes the service cheaper; nothing without it. */
  readonly suggestion?: ReactNode
}

interface PriceTableProps {
  readonly label: string
  readonly lines: readonly PriceLine[]
  readonly chosen: string
  /** Whether the form has changed since the prices were requested. */
  readonly isOld: boolean
  /** Whether extra services add a cost, so that the total is shown. */
  readonly hasTotal: boolean
  /** Whether the total is that of the landed price. */
  readonly isLanded: boolean
  readonly onChoose: (service: string) => void
  readonly onRetry: (service: string) => void
  /** Requests the price of a refused service. */
  readonly onInsist: (service: string) => void
}

/** The prices of all services; one service is chosen by native radio buttons. */
export function PriceTable(props: PriceTableProps) {
  const { label, lines, chosen, isOld, hasTotal, isLanded, onChoose, onRetry, onInsist } = props
  const t = useText()
  const group = useId()
  return (
    <PriceFrame
      label={label}
      isOld={isOld}
      heads={[
        t('Dịch vụ'),
        t('Cân tính cước'),
        t('Cước'),
        ...(hasTotal ? [isLanded ? t('Trọn gói') : t('Tổng')] : []),
      ]}
    >
      {lines.map((line) => (
        <PriceRow
          key={line.service}
          group={group}
          isChosen={line.service === chosen}
          onChoose={() => onChoose(line.service)}
          name={<ServiceName line={line} />}
          note={hasNotes(line) && <ServiceNotes line={line} />}
          below={line.suggestion}
        >
          <Table.Td className={classes.number}>
            {line.weight === null ? '–' : `${formatNumber(line.weight)} kg`}
          </Table.Td>
          {line.state === 'failed' && (
            <Table.Td colSpan={hasTotal ? 2 : 1} className={classes.instead}>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('Tính lại {name}', { name: line.name })}
                onClick={() => onRetry(line.service)}
              >
                {t('Thử lại')}
              </Button>
            </Table.Td>
          )}
          {line.state === 'refused' && (
            <Table.Td colSpan={hasTotal ? 2 : 1} className={classes.instead}>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('Vẫn hỏi giá {name}', { name: line.name })}
                onClick={() => onInsist(line.service)}
              >
                {t('Vẫn hỏi giá')}
              </Button>
            </Table.Td>
          )}
          {line.state !== 'failed' && line.state !== 'refused' && (
            <>
              <Table.Td className={classes.number}>
                <Amount line={line} />
              </Table.Td>
              {hasTotal && (
                <Table.Td className={classes.number} data-total>
                  <span>{line.state === 'ready' ? line.total : '–'}</span>
                  {line.partial !== '' && <SmallLine c="var(--ben-warn)">{line.partial}</SmallLine>}
                </Table.Td>
              )}
            </>
          )}
        </PriceRow>
      ))}
    </PriceFrame>
  )
}

function ServiceName({ line }: { readonly line: PriceLine }) {
  const t = useText()
  return (
    <>
      <span>{`${line.name} `}</span>
      {line.isCheapest && <Text {...bestProps}>{t('Rẻ nhất')}</Text>}
      {line.days !== '' && <SmallLine>{t('{days} ngày', { days: line.days })}</SmallLine>}
    </>
  )
}

const hasNotes = ({ state, refusal, unverified, before }: PriceLine) =>
  state === 'failed' || [refusal, unverified, before].some(Boolean)

function ServiceNotes({ line: { state, text, refusal, unverified, before } }: { readonly line: PriceLine }) {
  const t = useText()
  return (
    <>
      {state === 'failed' && (
        <SmallLine role="alert" c="var(--mantine-color-error)">
          {text}
        </SmallLine>
      )}
      {refusal !== '' && <SmallLine c="var(--ben-warn)">{refusal}</SmallLine>}
      {unverified !== '' && (
        <SmallLine c="var(--ben-warn)">
          {t('Cân chưa chắc, quy tắc chưa kiểm được: {what}.', { what: unverified })}
        </SmallLine>
      )}
      {before && <SmallLine>{before}</SmallLine>}
    </>
  )
}

function Amount({ line: { state, text } }: { readonly line: PriceLine }) {
  const t = useText()
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of the loader is no image file
  if (state === 'busy') return <Loader size={14} role="img" aria-label={t('Đang tính giá')} />
  return <span>{state === 'ready' ? text : '–'}</span>
}
