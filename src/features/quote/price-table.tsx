import { Button, Loader } from '@mantine/core'
import { useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './price-table.module.css'
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
  /** The price of an earlier quote with the difference; '' or null without one. */
  readonly before?: string | null
}

interface PriceTableProps {
  readonly label: string
  readonly lines: readonly PriceLine[]
  readonly chosen: string
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
  const { label, lines, chosen, hasTotal, isLanded, onChoose, onRetry, onInsist } = props
  const t = useText()
  const group = useId()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('Dịch vụ')}</th>
          <th scope="col" className={classes.number}>
            {t('Cân tính cước')}
          </th>
          <th scope="col" className={classes.number}>
            {t('Cước')}
          </th>
          {hasTotal && (
            <th scope="col" className={classes.number}>
              {isLanded ? t('Trọn gói') : t('Tổng')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.service} data-chosen={line.service === chosen || undefined}>
            <td>
              <ServiceName
                group={group}
                line={line}
                isChosen={line.service === chosen}
                onChoose={() => onChoose(line.service)}
              />
            </td>
            <td className={classes.number}>
              {line.weight === null ? '–' : `${formatNumber(line.weight)} kg`}
            </td>
            {line.state === 'failed' && (
              <td colSpan={hasTotal ? 2 : 1} className={classes.failed}>
                <span role="alert">{line.text}</span>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('Tính lại {name}', { name: line.name })}
                  onClick={() => onRetry(line.service)}
                >
                  {t('Thử lại')}
                </Button>
              </td>
            )}
            {line.state === 'refused' && (
              <td colSpan={hasTotal ? 2 : 1} className={classes.failed}>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('Vẫn hỏi giá {name}', { name: line.name })}
                  onClick={() => onInsist(line.service)}
                >
                  {t('Vẫn hỏi giá')}
                </Button>
              </td>
            )}
            {line.state !== 'failed' && line.state !== 'refused' && (
              <>
                <td className={classes.number}>
                  <Amount line={line} />
                </td>
                {hasTotal && (
                  <td className={classes.number} data-total>
                    {line.state === 'ready' ? line.total : '–'}
                    {line.partial !== '' && <span className={classes.partial}>{line.partial}</span>}
                  </td>
                )}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ServiceNameProps {
  readonly group: string
  readonly line: PriceLine
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ServiceName({ group, line, isChosen, onChoose }: ServiceNameProps) {
  const t = useText()
  return (
    <label className={classes.service}>
      {/* A press of the service that is chosen by itself picks it: no change is reported for it. */}
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} onClick={onChoose} />
      <span>
        {line.name} {line.isCheapest && <span className={classes.best}>{t('Rẻ nhất')}</span>}
        {line.days !== '' && <span className={classes.days}>{t('{days} ngày', { days: line.days })}</span>}
        {line.refusal !== '' && <span className={classes.refusal}>{line.refusal}</span>}
        {line.before && <span className={classes.days}>{line.before}</span>}
      </span>
    </label>
  )
}

function Amount({ line: { state, text } }: { readonly line: PriceLine }) {
  const t = useText()
  if (state === 'busy') return <Loader size={14} aria-label={t('Đang tính giá')} />
  return state === 'ready' ? text : '–'
}
