/** The filters of a list call beyond `field=value`. */
export type FilterOperator = 'in' | 'not' | 'from' | 'to' | 'empty' | 'filled' | 'or'

/**
 * The spelling of each filter that a back-end takes, as a parameter and its value: `{field}[from]`, `{field}=gte.{value}`,
 * `{field}[empty]=true`. Several values are joined by commas, `not` keeps records without a value, and both ends of a range
 * are part of it: days of dates, moments of date-times. `or` has several conditions in the text of an address. The browser
 * evaluates a filter that a back-end does not take.
 */
export type FilterNames = Readonly<Partial<Record<FilterOperator, string>>>

/** The filters of the app's own back-end, which it takes where `config.json` has `"listFilters": true`. */
export const ownFilters: FilterNames = {
  in: '{field}[in]',
  not: '{field}[not]',
  from: '{field}[from]',
  to: '{field}[to]',
  empty: '{field}[empty]=true',
  filled: '{field}[empty]=false',
  or: '{field}[or]',
}
