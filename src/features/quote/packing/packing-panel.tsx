import { Box, Button, Group, Radio, Stack } from '@mantine/core'
import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Rates } from '#features/quote/amount.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import { type QuoteValues, sentValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSection, FormSkeleton } from '#kit/form-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import type { BoxSettings, ParcelLimits } from './box-type.ts'
import { pack } from './pack.ts'
import { PackedOptions } from './packed-options.tsx'
import { PackingNotes } from './packing-notes.tsx'
import { isMeasured, mostPieces, piecesOf } from './piece.ts'
import { optionsOf, type PackedService } from './plan-options.ts'
import type { PackInput } from './plans.ts'
import type { TakenBoxes } from './use-take-boxes.ts'

interface PackingPanelProps {
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
    <Stack>
      <Stack gap="xs">
        <BoxKindChoice
          value={packed.kind}
          settings={settings}
          onChange={(kind) => setPacked(packedNow(kind))}
        />
        {isOld && (
          <Group justify="space-between" gap="xs">
            <output>{t('Số liệu vừa đổi, cách xếp này là của số liệu trước.')}</output>
            <Button variant="default" onClick={() => setPacked(packedNow(packed.kind))}>
              {t('Xếp lại')}
            </Button>
          </Group>
        )}
      </Stack>
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
    </Stack>
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

/** The boxes of the settings, or boxes that are made to measure. */
type BoxKind = 'shop' | 'fitted'

interface BoxKindChoiceProps {
  readonly value: BoxKind
  readonly settings: BoxSettings
  readonly onChange: (kind: BoxKind) => void
}

/** Chooses what to pack into, by radio buttons. */
function BoxKindChoice({ value, settings, onChange }: BoxKindChoiceProps) {
  const t = useText()
  const labels = {
    shop: settings.isEmpty
      ? t('Thùng thông dụng ({n} loại)', { n: settings.boxes.length })
      : t('Thùng của cửa hàng ({n} loại)', { n: settings.boxes.length }),
    fitted: t('Thùng vừa khít'),
  }
  return (
    <Radio.Group label={t('Loại thùng')} value={value} onChange={onChange}>
      <Group gap="0 1.5rem">
        {(['shop', 'fitted'] as const).map((kind) => (
          <Radio key={kind} value={kind} label={labels[kind]} />
        ))}
      </Group>
    </Radio.Group>
  )
}

/** Packs for every service by its rule; services with the same limits share the calculation. Disabled without an input. */
function usePacking(input: PackInput | null, services: readonly Pick<ServiceQuote, 'service' | 'rule'>[]) {
  const ruled = services.map(({ service: { code, label }, rule }) => ({ code, label, rule }))
  const keys = ruled.map(({ rule }) => JSON.stringify(limitsOf(rule.limits)))
  const distinct = [...new Set(keys)]
  const { data, ...query } = useQuery({
    queryKey: ['packing', input, distinct],
    queryFn: ({ signal }) => {
      if (!input) throw new RangeError('Nothing to pack')
      return pack(
        input,
        distinct.map((key) => JSON.parse(key) as ParcelLimits),
        signal,
      )
    },
    enabled: input !== null && services.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const packed = ruled.flatMap((service, at): readonly PackedService[] => {
    const packing = data?.[distinct.indexOf(keys[at] ?? '')]
    return packing ? [{ ...service, packing }] : []
  })
  return { ...query, packed }
}

function limitsOf({ weight, longestSide, lengthAndGirth }: ParcelLimits): ParcelLimits {
  return { weight, longestSide, lengthAndGirth }
}

/** Packs the goods into boxes on request, and offers the boxes as parcels. */
export function PackingSection(props: PackingPanelProps) {
  const t = useText()
  const { repacks } = props
  // The section is mounted again with other values: an earlier press does not open it then.
  const [startRepacks] = useState(repacks)
  const [isPressed, setOpen] = useState(false)
  const isOpen = isPressed || repacks > startRepacks
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (repacks === startRepacks) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [repacks, startRepacks])
  if (!isOpen && !props.values.goods.some(isMeasured)) return null
  return (
    <Box
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is at least as wide as the table in it
      role="group"
      aria-label={t('Xếp vào thùng')}
      tabIndex={-1}
      style={{ outline: 'none', scrollMarginTop: '4.5rem' }}
    >
      <FormSection title={t('Xếp vào thùng')}>
        {isOpen ? (
          <PackingPanel {...props} />
        ) : (
          <div>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('Xếp thử')}
            </Button>
          </div>
        )}
      </FormSection>
    </Box>
  )
}
