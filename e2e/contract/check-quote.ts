import { messageOf } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Query } from '#descriptor/request.ts'
import {
  extraServiceQuery,
  internationalQuery,
  readAmount,
  readPrices,
} from '#features/quote/rules/calculators.ts'
import { type Choice, readChoices, rowsIn } from '#features/quote/rules/helpers.ts'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { answerDeparture, keysOf } from './answer.ts'
import { breaks, harmless } from './found.ts'
import type { CallRun, NamedCall } from './run.ts'

/** The calls of the quote, which belong to no entity. */
export interface QuoteCalls {
  readonly helpers: Readonly<Record<string, Operation>>
  readonly calculators: Readonly<Record<'international' | 'extraService', Operation>>
}

/** A text that no customer has. */
const nonsense = 'contract check zzq'

/** The lists that the server searches (S7-151, S7-152). */
const searched: ReadonlySet<string> = new Set(['customer', 'consignee'])

/** Compares the helper lists of the quote and both calculators. */
export async function checkQuote(runs: Readonly<Record<keyof QuoteCalls, CallRun>>, calls: QuoteCalls) {
  const found = new Map<string, readonly Choice[]>()
  for (const [name, operation] of Object.entries(calls.helpers)) {
    const named = { keys: [name], operation }
    const choices = await checkHelper(runs.helpers, named)
    if (!choices) continue
    found.set(name, choices)
    if (searched.has(name) && isNamed(choices)) await checkHelperSearch(runs.helpers, named, choices)
    const lacking = choices.filter(({ amount }) => amount === null).length
    // Amounts in a currency without a rate stay in đồng.
    if (name === 'currency' && lacking > 0)
      departField(runs.helpers, named, 'Rate', `no rate in ${lacking} of ${choices.length} rows`, harmless)
  }
  const { international, extraService } = calls.calculators
  const [service] = found.get('serviceType') ?? []
  const [extra] = found.get('extraServiceType') ?? []
  const parcels = [{ weight: 1, length: null, width: null, height: null }]
  const pricing = { keys: ['international'], operation: international }
  await checkPrice(runs.calculators, pricing, {
    query: service && internationalQuery(service.code, { ...emptyQuoteValues, parcels }),
    reads: (body) => (readPrices(body) ?? []).length > 0,
    expected: 'a price in `Result`',
  })
  const adding = { keys: ['extraService'], operation: extraService }
  await checkPrice(runs.calculators, adding, {
    query: extra && extraServiceQuery([extra.code]),
    reads: (body) => readAmount(body) !== null,
    expected: 'a number in `Result`',
  })
}

/** Compares a list of choices; null for one that cannot be read. */
async function checkHelper(run: CallRun, named: NamedCall): Promise<readonly Choice[] | null> {
  const answer = await run.ask(named, {})
  const rows = answer && rowsIn(answer.body)
  const choices = answer && readChoices(answer.body)
  const change = 'Back-end: send the list in `Result`'
  if (answer && !(rows && choices))
    run.depart(named, breaks('envelope', 'a list in `Result`', `keys: ${keysOf(answer.body)}`, change))
  if (!rows || !choices) return null
  const lacking = rows.length - choices.length
  if (lacking > 0) departField(run, named, 'Code', `no id and no code in ${lacking} of ${rows.length} rows`)
  if (choices.length > 0 && !isNamed(choices) && named.keys[0] !== 'currency')
    departField(run, named, 'Name', 'no name in any row')
  return choices
}

/** Whether a choice has a name besides its code, which takes its place. */
const isNamed = (choices: readonly Choice[]) =>
  choices.some(({ label, code, value }) => label !== code && label !== value)

/** Compares a search with a label of the list, and one that nothing matches. */
async function checkHelperSearch(run: CallRun, named: NamedCall, choices: readonly Choice[]): Promise<void> {
  const last = choices.at(-1)
  if (!last || choices.length < 2) return run.leaveOut(`${named.keys[0]}: a search, in fewer than two rows`)
  const search = async (keyword: string) =>
    readChoices((await run.send(named, { query: { keyword } })).body) ?? []
  const [word = ''] = last.label.split(/[,·]/)
  const [found, none] = [await search(word.trim()), await search(nonsense)]
  const isFound = found.some(({ value }) => value === last.value)
  if (isFound && none.length === 0) return
  const actual = isFound ? `${none.length} rows for a text that nothing matches` : 'no row for its own name'
  run.depart(
    named,
    breaks('search', 'the rows that match `keyword`', actual, 'Back-end: search by `keyword`'),
  )
}

interface PriceCheck {
  /** undefined without a service to ask for. */
  readonly query: Query | undefined
  readonly reads: (body: unknown) => boolean
  readonly expected: string
}

async function checkPrice(run: CallRun, named: NamedCall, { query, reads, expected }: PriceCheck) {
  if (!query) return run.leaveOut(`${named.keys[0]}: no service to ask for`)
  const answer = await run.send(named, { query })
  const isRefused = [400, 422].includes(answer.status) && messageOf(answer.body) !== ''
  if (isRefused) return run.leaveOut(`${named.keys[0]}: the sample is refused with ${answer.status}`)
  const change = 'Back-end: send the number in `Result`'
  const departure = answerDeparture(answer)
  if (departure) run.depart(named, departure)
  else if (!reads(answer.body))
    run.depart(named, breaks('envelope', expected, `keys: ${keysOf(answer.body)}`, change))
}

const departField = (run: CallRun, named: NamedCall, part: string, actual: string, departure = breaks) =>
  run.depart(named, departure('field-missing', `\`${part}\``, actual, `Back-end: send \`${part}\``, { part }))
