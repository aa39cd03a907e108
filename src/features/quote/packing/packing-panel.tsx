import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Rates } from '#features/quote/amount.ts'
import { type QuoteValues, sentValues } from '#features/quote/rules/quote-values.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { useText } from '#hooks/use-text.ts'
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

export interface PackingPanelProps {
  readonly values: QuoteValues
  /** The đồng of a yen; null if unknown. */
  readonly rate: number | null
  readonly settings: BoxSettings
  readonly services: readonly Pick<ServiceQuote, 'service' | 'rule'>[]
  /** The code of the service that the options are compared with. */
  readonly chosen: string
  readonly rates: Rates
  /** Takes the boxes of an option over as the parcels of the quote. */
  readonly onUse: (parcels: readonly Parcel[], service: string) => void
}

/** What was packed: the values at the time of the press, so that typing goes on without new calls. */
interface Packed {
  readonly at: number
  readonly kind: BoxKind
  readonly values: QuoteValues
  readonly chosen: string
}

/** The ways to pack the goods, compared by price and drawn. */
export function PackingPanel({ settings, services, rates, onUse, ...now }: PackingPanelProps) {
  const t = useText()
  const values = sentValues(now.values, now.rate)
  const packedNow = (kind: BoxKind): Packed => ({ at: Date.now(), kind, values, chosen: now.chosen })
  const [packed, setPacked] = useState(() => packedNow(settings.isEmpty ? 'fitted' : 'shop'))
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
            <Button size="sm" variant="default" onClick={() => setPacked(packedNow(packed.kind))}>
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
          onUse={onUse}
        />
      )}
    </div>
  )
}

/** The values that a packing and its prices depend on. */
function keyOf(values: QuoteValues): string {
  return JSON.stringify({ ...values, parcels: [], consignee: null, source: null, typed: [] })
}
