import { type Band, covers } from '#descriptor/bands/band.ts'
import { can } from '#descriptor/capability.ts'
import { readNumber } from '#descriptor/read.ts'
import { valueOf } from '#descriptor/row.ts'
import { quotedAmount } from '#features/quote/kept/kept-quote.ts'
import {
  type BandResource,
  bandRecords,
  bandRowsOptions,
  hasBands,
  recordBands,
} from '#hooks/bands/band-rows.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { cache } from '#hooks/read/cache.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import type { Translate } from '#hooks/use-text.ts'
import { bandFields } from '#screens/bands/band-fields.ts'
import { recordsAround } from '#screens/effects/band-findings.ts'
import { type EffectLine, isChanged, type SaveChange, type SaveEffect } from '#screens/effects/save-effect.ts'
import { resourceOf } from '#screens/resources-context.ts'
import { session } from '#session/session.ts'
import { formatMoney, formatNumber, formatWhen } from '#text/format.ts'
import { type KeptQuote, readQuotes } from './kept/kept-quote.ts'
import { customerLabel } from './rules/quote-values.ts'
import { usualRule } from './rules/rule.ts'
import { weighShipment } from './rules/weigh.ts'

/** The prices of quotes at one time: their bands, and the đồng of a yen. */
interface Tariff {
  readonly bands: readonly Band[]
  readonly unitPrice: boolean
  readonly rate: number | null
}

/** The stored quotes whose freight a new price or rate changes; the other parts of their prices stay as they are. */
export async function quoteEffects(change: SaveChange, t: Translate): Promise<readonly SaveEffect[]> {
  const prices = change.table.find(({ quote }) => quote?.prices)
  if (!prices || !hasBands(prices) || !concerns(change, prices)) return []
  const quotes = readQuotes(await userDataStore.read(session.storedUser()?.subject ?? '', 'quotes'))
  if (quotes.length === 0) return []
  const tariffs = await tariffsOf(change, prices)
  if (!tariffs) return []
  const lines = quotes.flatMap((quote) => quoteLines(quote, tariffs, t))
  return [{ title: t('Cước trong các báo giá gần đây'), lines, rest: 0 }]
}

function concerns(change: SaveChange, prices: BandResource): boolean {
  const { rate } = prices.bands
  if (change.resource.name === prices.name) return isChanged(change, bandFields(prices))
  return rate?.of().name === change.resource.name && isChanged(change, [rate.field])
}

/** The tariffs before and after a save; null where the price list is not read whole. */
async function tariffsOf(
  change: SaveChange,
  prices: BandResource,
): Promise<Readonly<Record<'before' | 'after', Tariff>> | null> {
  const { rate, unitPrice = false } = prices.bands
  if (change.resource.name === prices.name) {
    const records = await recordsAround(change)
    const settings = rate && resourceOf(rate.of())
    const stored =
      settings && can(settings, 'read') ? await cache.fetchQuery(settingsOptions(settings)) : null
    const current = rate && stored ? readNumber(valueOf(stored, rate.field)) : null
    const tariff = { unitPrice, rate: current }
    return (
      records && {
        before: { ...tariff, bands: recordBands(prices, records.before) },
        after: { ...tariff, bands: recordBands(prices, records.after) },
      }
    )
  }
  const rows = await cache.fetchQuery(bandRowsOptions(prices))
  if (rows === null || !rate) return null
  const tariff = { unitPrice, bands: recordBands(prices, bandRecords(rows)) }
  return {
    before: { ...tariff, rate: change.row && readNumber(valueOf(change.row, rate.field)) },
    after: { ...tariff, rate: readNumber(change.values[rate.field]) },
  }
}

function quoteLines(
  { at, values, prices, sent }: KeptQuote,
  tariffs: Readonly<Record<'before' | 'after', Tariff>>,
  t: Translate,
): readonly EffectLine[] {
  return prices.flatMap((price) => {
    const { name } = price
    const weight = price.weight ?? weighShipment(values.parcels, usualRule).billable
    const [before, after] = [tariffs.before, tariffs.after].map((one) => freightOf(one, name, weight))
    if (before === null || before === undefined || before === after) return []
    return [
      {
        key: `${at} ${name}`,
        label: `${customerLabel(values) || t('Khách chưa chọn')}, ${formatWhen(new Date(at).toISOString(), Date.now())}`,
        detail: t('{service} {weight} kg, đã báo {total}', {
          service: name,
          weight: formatNumber(weight),
          total: quotedAmount(sent?.service === name ? sent : price, t),
        }),
        before: formatMoney(before, 'VND'),
        after: after === null || after === undefined ? t('không còn giá') : formatMoney(after, 'VND'),
      },
    ]
  })
}

/** The freight of a weight in đồng, by its band, of several the one with the highest start; null without a band or a rate. */
function freightOf({ bands, unitPrice, rate }: Tariff, service: string, weight: number): number | null {
  const own = bands.filter((band) => band.group === service && covers(band, weight))
  const [band] = own.toSorted((one, other) => other.from - one.from || (one.price ?? 0) - (other.price ?? 0))
  if (!band || band.price === null) return null
  const inDong = band.currency === 'JPY' ? rate && Math.round(band.price * rate) : band.price
  return inDong === null ? null : Math.round(unitPrice ? inDong * weight : inDong)
}
