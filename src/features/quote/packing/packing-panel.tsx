import { useState } from 'react'
import type { Rates } from '#features/quote/amount.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import { type QuoteValues, sentValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { type BoxKind, BoxKindChoice } from './box-kind-choice.tsx'
import type { BoxSettings } from './box-settings.ts'
import { PackedOptions } from './packed-options.tsx'
import { PackingNotes } from './packing-notes.tsx'
import classes from './packing-panel.module.css'
import { mostPieces, piecesOf } from './piece.ts'
import { optionsOf } from './plan-options.ts'
import { usePacking } from './use-packing.ts'
import type { TakenBoxes } from './use-take-boxes.ts'

export interface PackingPanelProps {
  readonly values: QuoteValues
  /** The number of presses that pack the present goods from outside of the panel. */
  readonly repacks: number
  /** The đồng of a yen; null if unknown. */
  readonly rate: number | null
  readonly settings: BoxSettings
  readonly services: readonly Pick<ServiceQuote, 'service' | 'rule'>[]
  /** The code of the service that the options are compared with. */
  readonly chosen: string
  readonly rates: Rates
  /** The price that the quote makes of one of the server. */
  readonly priceOf: PriceOf
  /** Takes the boxes of an option over as the parcels of the quote. */
  readonly onUse: (boxes: TakenBoxes, service: string) => void
}

/** What was packed: the values at the time of the press, so that typing goes on without new calls. */
interface Packed {
  readonly at: number
  readonly repacks: number
  readonly kind: BoxKind
  readonly values: QuoteValues
  readonly chosen: string
}

/** The ways to pack the goods, compared by price and drawn. */
export function PackingPanel({ settings, services, rates, priceOf, onUse, ...now }: PackingPanelProps) {
  const t = useText()
  const values = sentValues(now.values, now.rate)
  const packedNow = (kind: BoxKind): Packed => ({
    at: Date.now(),
    repacks: now.repacks,
    kind,
    values,
    chosen: now.chosen,
  })
  const [packed, setPacked] = useState(() => packedNow(settings.isEmpty ? 'fitted' : 'shop'))
  if (now.repacks !== packed.repacks) setPacked(packedNow(packed.kind))
  const { goods } = packed.values
  const count = piecesOf(goods).length
  const boxes = packed.kind === 'fitted' ? [] : settings.boxes
  const input = count > 0 && count <= mostPieces ? { items: goods, boxes, wall: settings.wall } : null
  const packing = usePacking(input, services)
  const { options, without } = optionsOf(packing.packed, packed.chosen, packed.values)
  const isOld = keyOf(packed.values) !== keyOf(values)
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <BoxKindChoice
          value={packed.kind}
          settings={settings}
          onChange={(kind) => setPacked(packedNow(kind))}
        />
        {isOld && (
          <div className={classes.old}>
            <output>{t('Số liệu vừa đổi, cách xếp này là của số liệu trước.')}</output>
            <Button variant="default" onClick={() => setPacked(packedNow(packed.kind))}>
              {t('Xếp lại')}
            </Button>
          </div>
        )}
      </div>
      <PackingNotes items={goods} count={count} without={without} />
      {packing.isError && (
        <FailedState text={t('Chưa xếp thử được.')} onRetry={() => void packing.refetch()} isLine />
      )}
      {packing.isFetching && <FormSkeleton rows={3} />}
      {options.length > 0 && (
        <PackedOptions
          key={packed.at}
          options={options}
          items={goods}
          values={packed.values}
          requestedAt={packed.at}
          rates={rates}
          priceOf={priceOf}
          onUse={onUse}
        />
      )}
    </div>
  )
}

/** The values that a packing and its prices depend on. */
function keyOf(values: QuoteValues): string {
  return JSON.stringify({
    ...values,
    parcels: [],
    parcelOrigin: null,
    packedGoods: '',
    consignee: null,
    source: null,
    typed: [],
  })
}
