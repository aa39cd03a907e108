import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { SendingFields } from '#features/quote/sending/sending-settings.ts'
import type { WarningSources } from '#features/quote/sending/use-send-warnings.ts'
import { hasBands } from '#hooks/bands/band-rows.ts'
import { resources } from '#resources/table.ts'

/** The field of the settings that has the weight rules. */
export const weightRules = 'volumetric_rules'

/** The fields of the settings that have the boxes and the thickness of their board. */
export const boxFields = { boxes: 'boxes', wall: 'box_wall' } as const

/** The settings of the calculator; a table without them has no calculator. */
export const calculatorSettings = resources
  .filter((resource: Resource) => can(resource, 'read'))
  .find(({ fields }) => weightRules in fields)

/** The fields of the settings for the message of a quote. */
export const sendingFields: SendingFields = {
  validDays: 'quote_valid_days',
  rate: 'exchange_rate',
  rateDay: 'rate_day',
  rateDays: 'rate_max_days',
  excludes: 'quote_excludes',
}

const pathOf = ({ path, tab }: Pick<Resource, 'path' | 'tab'>) => (tab ? `${path}?tab=${tab}` : path)
const priceList = resources.find(({ quoteRole }: Resource) => quoteRole === 'prices')

/** The price list of quotes, and the screens where a warning can be mended. */
export const quoteSources: Pick<WarningSources, 'prices' | 'paths'> = {
  prices: priceList && hasBands(priceList) ? priceList : null,
  paths: {
    settings: calculatorSettings ? pathOf(calculatorSettings) : '',
    prices: priceList ? pathOf(priceList) : null,
  },
}
