import { useId, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import rowButton from '#kit/row-button.module.css'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { signed, withMinus } from '#text/signed.ts'
import classes from './landed-panel.module.css'
import { hasLandedParts, type Landed, type LandedInput, rateChanges } from './landed-price.ts'
import { formulaText, lineLabel, missingTexts } from './line-texts.ts'

interface LandedPanelProps {
  readonly landed: Landed
  readonly input: LandedInput
  /** The name of the service of the freight. */
  readonly service: string
  /** Whether the price of its freight is being requested. */
  readonly isBusy: boolean
}

/** The landed price for staff: each line with its formula, the margin, and what another rate would change. */
export function LandedPanel({ landed, input, service, isBusy }: LandedPanelProps) {
  const t = useText()
  if (!hasLandedParts(landed)) return null
  const { lines, dong, yen, margin, missing } = landed
  const isWhole = missing.length === 0
  // Without a rate the yen are unknown, not 0.
  const inYen = (amount: number) => (input.rate === null ? '' : formatAmount(amount, 'JPY'))
  return (
    <FormSection title={t('Giá trọn gói với {service}', { service })}>
      <ul className={classes.lines} aria-label={t('Các khoản của giá trọn gói')}>
        {lines.map((line, at) => (
          <LandedLineRow
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and no state to keep
            key={at}
            label={t(lineLabel(line))}
            mark={line.isInternal ? t('chỉ nhân viên thấy') : undefined}
            dong={formatAmount(line.dong, 'VND')}
            yen={inYen(line.yen)}
            formula={t(formulaText(line, t))}
          />
        ))}
      </ul>
      <p className={classes.total}>
        <span>{isWhole ? t('Tổng trọn gói') : t('Tạm cộng')}</span>
        <span className={classes.amount} data-landed-total>
          {formatAmount(dong, 'VND')}
        </span>
        <span className={classes.yen}>{inYen(yen)}</span>
      </p>
      {!isWhole && (
        <ul className={classes.missing} aria-label={t('Còn thiếu')}>
          {missing.map((one) => (
            <li key={one}>
              {isBusy && one === 'freight' ? t('Đang tính cước quốc tế…') : t(missingTexts[one])}
            </li>
          ))}
        </ul>
      )}
      {margin !== 0 && (
        <p className={classes.margin}>
          {t('Lãi trong giá này: {amount}, {percent}% của tổng. Khách không thấy dòng này.', {
            amount: formatAmount(margin, 'VND'),
            percent: withMinus(dong === 0 ? 0 : Math.round((margin / dong) * 1000) / 10, formatNumber),
          })}
        </p>
      )}
      {isWhole && <RateChanges input={input} />}
    </FormSection>
  )
}

function RateChanges({ input }: { readonly input: LandedInput }) {
  const t = useText()
  const changes = rateChanges(input)
  if (changes.every(({ difference }) => difference === 0)) return null
  return (
    <>
      <h3 className={classes.subtitle}>{t('Nếu tỉ giá đổi')}</h3>
      <ul className={classes.changes} aria-label={t('Nếu tỉ giá đổi')}>
        {changes.map(({ percent, rate, dong, difference }) => (
          <li key={percent} className={classes.change}>
            <span>
              {signed(percent, formatNumber)} % ({formatNumber(rate)})
            </span>
            {formatAmount(dong, 'VND')}
            <span>{signed(difference, (amount) => formatAmount(amount, 'VND'))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface LandedLineRowProps {
  readonly label: string
  /** A remark after the label, such as that only staff see the line. */
  readonly mark?: string | undefined
  readonly dong: string
  readonly yen: string
  /** How the amount comes about. */
  readonly formula: string
}

/** A line of the landed price; hover, focus or a press shows its formula, Escape hides it. */
function LandedLineRow({ label, mark, dong, yen, formula }: LandedLineRowProps) {
  const id = useId()
  const [state, setState] = useState<'open' | 'hidden'>()
  return (
    <li className={classes.line} data-formula={state}>
      <button
        type="button"
        className={`${rowButton.row} ${classes.button}`}
        aria-describedby={id}
        onMouseLeave={() => setState((now) => (now === 'hidden' ? undefined : now))}
        onClick={() => setState(state === 'open' ? undefined : 'open')}
        onBlur={() => setState(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setState('hidden')}
      >
        <span>
          {label} {mark && <span className={classes.mark}>{mark}</span>}
        </span>
        <span className={classes.amount}>{dong}</span>
        <span className={classes.yen}>{yen}</span>
      </button>
      <span id={id} role="tooltip" className={classes.formula}>
        {formula}
      </span>
    </li>
  )
}
