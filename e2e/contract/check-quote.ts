import { messageOf } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Query } from '#descriptor/request.ts'
import {
  extraServiceQuery,
  internationalQuery,
  readAmount,
  readPrices,
} from '#features/quote/rules/calculators.ts'
import { type Choice, readChoices, rowsIn } from '#features/quote/rules/helpers.ts'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Found, Weight } from './call-departure.ts'
import type { CallRun, NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'

/** The calls of the quote, which belong to no entity. */
export interface QuoteCalls {
  readonly helpers: Readonly<Record<string, Operation>>
  readonly calculators: Readonly<Record<'international' | 'extraService', Operation>>
}

/** A text that no customer has. */
const nonsense = 'contract check zzq'

/** Compares the helper lists of the quote and both calculators. */
export async function checkQuote(runs: Readonly<Record<keyof QuoteCalls, CallRun>>, calls: QuoteCalls) {
  const found = new Map<string, readonly Choice[]>()
  for (const [name, operation] of Object.entries(calls.helpers)) {
    const named = { keys: [name], operation }
    const choices = await checkHelper(runs.helpers, named)
    if (choices) found.set(name, choices)
    if (choices && searched.has(name) && isNamed(choices))
      await checkHelperSearch(runs.helpers, named, choices)
    if (choices && name === 'currency') checkRates(runs.helpers, named, choices)
  }
  const { international, extraService } = calls.calculators
  const [service] = found.get('serviceType') ?? []
  const [extra] = found.get('extraServiceType') ?? []
  const parcels = [{ weight: 1, length: null, width: null, height: null }]
  await checkPrice(
    runs.calculators,
    { keys: ['international'], operation: international },
    {
      query: service && internationalQuery(service.code, { ...emptyQuoteValues, parcels }),
      reads: (body) => (readPrices(body) ?? []).length > 0,
      expected: 'a price in `Result`',
    },
  )
  await checkPrice(
    runs.calculators,
    { keys: ['extraService'], operation: extraService },
    {
      query: extra && extraServiceQuery([extra.code]),
      reads: (body) => readAmount(body) !== null,
      expected: 'a number in `Result`',
    },
  )
}

/** The lists that the server searches (S7-151, S7-152). */
const searched: ReadonlySet<string> = new Set(['customer', 'consignee'])

/** Compares a list of choices; null for one that cannot be read. */
async function checkHelper(run: CallRun, named: NamedCall): Promise<readonly Choice[] | null> {
  const answer = await run.send(named, {})
  const departure = answerDeparture(answer)
  if (departure) {
    run.depart(named, departure)
    return null
  }
  const rows = rowsIn(answer.body)
  const choices = readChoices(answer.body)
  if (!rows || !choices) {
    run.depart(named, {
      rule: 'envelope',
      weight: 'breaks',
      expected: 'a list in `Result`',
      actual: `keys: ${keysOf(answer.body)}`,
      change: 'Back-end: send the list in `Result`',
    })
    return null
  }
  const lacking = rows.length - choices.length
  if (lacking > 0)
    departField(run, named, {
      part: 'Code',
      actual: `no id and no code in ${lacking} of ${rows.length} rows`,
    })
  if (choices.length > 0 && !isNamed(choices) && named.keys[0] !== 'currency')
    departField(run, named, { part: 'Name', actual: 'no name in any row' })
  return choices
}

/** Whether a choice has a name besides its code, which takes its place. */
const isNamed = (choices: readonly Choice[]) =>
  choices.some(({ label, code, value }) => label !== code && label !== value)

/** Compares a search with a label of the list, and one that nothing matches. */
async function checkHelperSearch(run: CallRun, named: NamedCall, choices: readonly Choice[]): Promise<void> {
  const last = choices.at(-1)
  if (!last || choices.length < 2) return run.leaveOut(`${named.keys[0]}: a search, in fewer than two rows`)
  const [word = ''] = last.label.split(/[,·]/)
  const found = readChoices((await run.send(named, { query: { keyword: word.trim() } })).body) ?? []
  const none = readChoices((await run.send(named, { query: { keyword: nonsense } })).body) ?? []
  const isFound = found.some(({ value }) => value === last.value)
  if (isFound && none.length === 0) return
  run.depart(named, {
    rule: 'search',
    weight: 'breaks',
    expected: 'the rows that match `keyword`',
    actual: isFound ? `${none.length} rows for a text that nothing matches` : 'no row for its own name',
    change: 'Back-end: search by `keyword`',
  })
}

function checkRates(run: CallRun, named: NamedCall, choices: readonly Choice[]): void {
  const lacking = choices.filter(({ amount }) => amount === null).length
  const actual = `no rate in ${lacking} of ${choices.length} rows`
  // Amounts in a currency without a rate stay in đồng.
  if (lacking > 0) departField(run, named, { part: 'Rate', actual, weight: 'harmless' })
}

interface PriceCheck {
  /** undefined without a service to ask for. */
  readonly query: Query | undefined
  readonly reads: (body: unknown) => boolean
  readonly expected: string
}

async function checkPrice(
  run: CallRun,
  named: NamedCall,
  { query, reads, expected }: PriceCheck,
): Promise<void> {
  if (!query) return run.leaveOut(`${named.keys[0]}: no service to ask for`)
  const answer = await run.send(named, { query })
  const isRefused = [400, 422].includes(answer.status) && messageOf(answer.body) !== ''
  if (isRefused) return run.leaveOut(`${named.keys[0]}: the sample is refused with ${answer.status}`)
  const departure = answerDeparture(answer)
  if (departure) return run.depart(named, departure)
  if (reads(answer.body)) return
  const change = 'Back-end: send the number in `Result`'
  run.depart(named, {
    rule: 'envelope',
    weight: 'breaks',
    expected,
    actual: `keys: ${keysOf(answer.body)}`,
    change,
  })
}

function departField(
  run: CallRun,
  named: NamedCall,
  { part, actual, weight = 'breaks' }: Pick<Found, 'actual'> & { part: string; weight?: Weight },
): void {
  const change = `Back-end: send \`${part}\``
  run.depart(named, {
    rule: 'field-missing',
    part,
    weight,
    expected: `\`${part}\``,
    actual,
    change,
  })
}

const keysOf = (body: unknown) => (isRecord(body) ? Object.keys(body).join(', ') : typeof body)
