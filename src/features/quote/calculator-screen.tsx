import './quote-styles.css'
import { useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { landedSettings } from '#features/quote/landed/surcharge.ts'
import { type BoxFields, boxSettings } from '#features/quote/packing/box-settings.ts'
import { hasBands } from '#hooks/bands/band-rows.ts'
import { useSettings } from '#hooks/read/use-settings.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { QuoteForm } from './quote-form.tsx'
import { emptyQuoteValues, readQuoteValues } from './rules/quote-values.ts'
import { type SendingFields, sendingSettings } from './sending/sending-settings.ts'
import { useUserStore } from './use-user-store.ts'

interface CalculatorScreenProps {
  /** The settings resource with the weight rules, and the name of their field. */
  readonly settings: ResourceWith<'read'>
  readonly rules: string
  /** The names of the settings that a message needs. */
  readonly sendingFields: SendingFields
  readonly priceList: Resource | undefined
  /** The names of the fields with the boxes. */
  readonly boxes: BoxFields
  /** The parameters of the address. */
  readonly search: ScreenSearch
}

/** Both calculators in one form; the values survive a reload. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { settings, rules, sendingFields, priceList, boxes, search } = props
  const t = useText()
  const { data, isError, isFetching, refetch } = useSettings(settings)
  // The key of the values that earlier versions have stored.
  const [values, store] = useUserStore('desk', storedOrEmpty)
  const lines = data && valueOf(data, rules)
  const field = settings.fields[rules]
  const refuses = field?.kind === 'rows' ? field.columns.refuses : undefined
  const sending = useMemo(() => sendingSettings(data, sendingFields), [data, sendingFields])
  const landed = useMemo(() => landedSettings(settings, data), [settings, data])
  return (
    <PageFrame title={t('Tính giá')}>
      {values ? (
        <QuoteForm
          start={values}
          onStore={store}
          goodsKinds={refuses && 'options' in refuses ? refuses.options : {}}
          boxes={boxSettings(settings, data, boxes)}
          landed={landed}
          search={search}
          isLoading={!data && !isError}
          rules={Array.isArray(lines) ? lines : data ? unknownRules : []}
          onRetryRules={isError && !isFetching ? () => void refetch() : undefined}
          sending={sending}
          sources={{
            prices: priceList && hasBands(priceList) ? priceList : null,
            paths: { settings: pathOf(settings), prices: priceList ? pathOf(priceList) : null },
          }}
        />
      ) : (
        <FormSkeleton rows={6} />
      )}
    </PageFrame>
  )
}

// One rule of an unknown service: it may be that of any.
const unknownRules = [{}]

const storedOrEmpty = (raw: unknown) => readQuoteValues(raw) ?? emptyQuoteValues

const pathOf = ({ path, tab }: Pick<Resource, 'path' | 'tab'>) => (tab ? `${path}?tab=${tab}` : path)
