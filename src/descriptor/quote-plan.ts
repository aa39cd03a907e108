// The key `quote` of a descriptor: what the calculator of quotes takes from an entity.

import type { Fields } from './field.ts'
import type { NamesOf } from './plan-check.ts'

/** The values of a settings record that landed prices are calculated with. */
export interface QuoteSettingsPlan<N extends string = string, R extends string = string> {
  /** The đồng of one yen. */
  readonly rate: N
  /** The percentage of the goods' price that buying them costs. */
  readonly fee: N
  /**
   * The lines that are added, with the columns `name`, `kind` (`percent`, `amount`), `value`, `base` (`goods`, `goodsFees`, `freight`,
   * `total`), `currency` (`VND`, `JPY`) and `shown` (`customer`, `staff`).
   */
  readonly surcharges: R
}

/** The values of a record that can be goods of a quote; their name is its label. */
export interface QuoteItemPlan<
  M extends string = string,
  N extends string = string,
  U extends string = string,
  R extends string = string,
> {
  /** The price of one piece in yen: the first of these fields that has one. */
  readonly price: readonly M[]
  /** The weight of one piece, in the unit of the field: `g` or `kg`. */
  readonly weight?: N
  /** Length, width and height of one piece in centimetres. */
  readonly sides?: readonly [length: N, width: N, height: N]
  /** The address of the goods in their shop. */
  readonly link?: U
  /** What the goods are, for services that refuse some. */
  readonly category?: R
}

/** The values of a record by which a customer asks for a quote; the customer's name is its label. */
export interface QuoteRequestPlan<T extends string = string, P extends string = string> {
  /** The customer's phone number. */
  readonly phone?: P
  /** What the customer wrote: its links, prices and sizes become goods and parcels. */
  readonly text: T
  /** The remarks of the staff, which take the number of the quote. */
  readonly note?: T
}

/** The records are people whom quotes may be for; the name of a person is the label. */
export interface QuoteCustomerPlan<R extends string = string, C extends string = string> {
  /** The fields by which a person is reached, the usual one first: records with one of them in common are one person. */
  readonly reach: readonly R[]
  /** How a message in Vietnamese addresses the person: the word before the name for a value of a choice. */
  readonly address?: { readonly field: C; readonly words: Readonly<Record<string, string>> }
}

/** What the calculator takes from the records of an entity; each of `settings` and `prices` is of one entity at most. */
export interface QuotePlan<
  S extends QuoteSettingsPlan = QuoteSettingsPlan,
  I extends QuoteItemPlan = QuoteItemPlan,
  R extends QuoteRequestPlan = QuoteRequestPlan,
  C extends QuoteCustomerPlan = QuoteCustomerPlan,
> {
  /** What landed prices are calculated with, in a settings record. */
  readonly settings?: S
  /** The records are the price list: bands of freight, with the fields of the key `bands`. */
  readonly prices?: true
  /** The records are goods. */
  readonly item?: I
  /** The records are requests that quotes answer. */
  readonly request?: R
  /** The records are people whom the customer field finds. */
  readonly customer?: C
}

/** The plan of an entity, with the names of its fields. */
export type QuoteOf<F extends Fields> = QuotePlan<
  QuoteSettingsPlan<NamesOf<F, 'number'>, NamesOf<F, 'rows'>>,
  QuoteItemPlan<
    NamesOf<F, 'money'>,
    NamesOf<F, 'number'>,
    NamesOf<F, 'url' | 'text'>,
    NamesOf<F, 'reference'>
  >,
  QuoteRequestPlan<NamesOf<F, 'longText'>, NamesOf<F, 'phone'>>,
  QuoteCustomerPlan<NamesOf<F, 'phone' | 'email'>, NamesOf<F, 'choice'>>
>
