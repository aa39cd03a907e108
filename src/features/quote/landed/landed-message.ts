import { type Text, text } from '#text/text.ts'
import { customerLines } from './customer-lines.ts'
import type { Landed } from './landed-price.ts'
import { lineLabel } from './line-texts.ts'

/** The amounts of a landed price in a message: each part in đồng, and the total in đồng and in yen. */
export interface LandedMessage {
  readonly prices: readonly { readonly key: string; readonly label: Text; readonly amount: number }[]
  /** The total in đồng. */
  readonly dong: number
  readonly totals: readonly { readonly amount: number; readonly currency: 'VND' | 'JPY' }[]
}

/** The amounts that the customer sees; the lines of the staff are inside others. */
function landedMessage(landed: Landed): LandedMessage {
  return {
    prices: customerLines(landed).map(({ kind, name, dong, count }, at) => {
      const label = lineLabel({ kind, name })
      return {
        key: `${kind} ${at}`,
        label:
          count !== undefined && count > 1 && name !== '' ? text('{name} × {count}', { name, count }) : label,
        amount: dong,
      }
    }),
    dong: landed.dong,
    totals: [
      { amount: landed.dong, currency: 'VND' },
      { amount: landed.yen, currency: 'JPY' },
    ],
  }
}

/** What a message needs of a landed price: nothing where it is the freight alone, `incomplete` where it is no price yet. */
export function messageOf(landed: Landed): LandedMessage | 'incomplete' | null {
  const { lines, missing } = landed
  const hasParts = lines.some(({ kind }) => kind !== 'freight' && kind !== 'extra')
  if (!hasParts && !missing.includes('rate') && !missing.includes('price')) return null
  return missing.length > 0 ? 'incomplete' : landedMessage(landed)
}
