/** How columns fit into a width. */
export interface ColumnsFit {
  /** Columns side by side, the same with sideways scrolling, or the rows of a phone. */
  readonly mode: 'table' | 'scroll' | 'phone'
  /** The keys of the visible columns after the first one, in their order. */
  readonly keys: readonly string[]
  /** Widths in rem by key; a column without one shares the rest. */
  readonly widths: Readonly<Record<string, number>>
  /** The width in rem of a table that scrolls sideways. */
  readonly total: number
  /** Whether two lines of the first column hold about 70 characters. */
  readonly hasWideLead: boolean
}

/** What the fit of a column follows from. */
export interface SizedColumn {
  readonly key: string
  /** Width in rem; the least one of a flexible column. */
  readonly width?: number | undefined
  readonly isFlexible?: boolean | undefined
  readonly role?: 'state' | 'when' | 'amount' | undefined
}

interface Space {
  /** The width of the table in rem; 0 while it is unknown. */
  readonly width: number
  /** The width in rem of the columns of checkboxes and row menus. */
  readonly fixed: number
  /** The user's own widths in rem, by key. */
  readonly own: Readonly<Record<string, number>>
  /** The user has chosen the columns: none is left out. */
  readonly isChosen: boolean
}

const PHONE = 40
const LEAD_LEAST = 15
const LEAD_USUAL = 20
const LEAD_MOST = 26.25
const USUAL = 9

/**
 * Decides which columns are visible in a width: the first one has 20 to 26.25 rem (320 to 420 px) beside others,
 * and the last ones are left out where they would narrow it. A chosen column is never left out: the first one is
 * narrowed to 15 rem (240 px), then the table scrolls.
 */
export function fitColumns(columns: readonly SizedColumn[], space: Space): ColumnsFit {
  const [lead, ...others] = columns
  const { width, fixed, own, isChosen } = space
  const widthOf = ({ key, width: usual = USUAL }: SizedColumn) => own[key] ?? usual
  const sum = (some: readonly SizedColumn[]) => some.reduce((total, one) => total + widthOf(one), 0)
  if (!lead || width === 0) return allColumns(others, 'table')
  if (width < PHONE) return { ...allColumns(phoneColumns(others), 'phone'), hasWideLead: false }
  const leadLeast = own[lead.key] ?? LEAD_LEAST
  const hasOwn = isChosen || Object.keys(own).length > 0
  const visible = hasOwn ? others : kept(others, width - fixed - LEAD_USUAL, widthOf)
  const total = fixed + leadLeast + sum(visible)
  const rest = width - fixed - sum(visible)
  const flexible = visible.filter((one) => one.isFlexible && own[one.key] === undefined)
  const growing = flexible.length > 0 ? flexible : visible.slice(-1)
  const isLeadFixed = own[lead.key] !== undefined || (rest > LEAD_MOST && visible.length > 0)
  const leadWidth = own[lead.key] ?? Math.min(Math.max(rest, LEAD_LEAST), LEAD_MOST)
  const isScrolling = total > width
  const explicit = visible.filter((one) => isScrolling || !(isLeadFixed && growing.includes(one)))
  return {
    mode: isScrolling ? 'scroll' : 'table',
    keys: visible.map(({ key }) => key),
    widths: {
      ...Object.fromEntries(explicit.map((one) => [one.key, widthOf(one)])),
      ...(isLeadFixed || isScrolling ? { [lead.key]: isScrolling ? leadLeast : leadWidth } : {}),
    },
    total,
    hasWideLead: leadWidth >= LEAD_USUAL,
  }
}

/** The order in which columns keep their place: the state, the first other column, the date, the rest. */
function kept(
  columns: readonly SizedColumn[],
  room: number,
  widthOf: (one: SizedColumn) => number,
): readonly SizedColumn[] {
  const states = columns.filter(({ role }) => role === 'state')
  const dates = columns.filter(({ role }) => role === 'when')
  const [first, ...rest] = columns.filter(({ role }) => role !== 'state' && role !== 'when')
  const visible = new Set<SizedColumn>()
  let left = room
  for (const one of [...states, ...(first ? [first] : []), ...dates, ...rest]) {
    left -= widthOf(one)
    if (left < 0) break
    visible.add(one)
  }
  return columns.filter((one) => visible.has(one))
}

/**
 * The two columns at the end of a phone's row, the upper one first: the first amount, which needs no label, else the
 * date; below it the state, else the date.
 */
export function phoneColumns(columns: readonly SizedColumn[]): readonly SizedColumn[] {
  const state = columns.find(({ role }) => role === 'state')
  const when = columns.find(({ role }) => role === 'when')
  const amount = columns.find(({ role }) => role === 'amount')
  const upper = amount ?? when ?? columns.find((one) => one !== state)
  const lower = state ?? (when === upper ? undefined : when)
  return [upper, lower].filter((one) => one !== undefined)
}

function allColumns(columns: readonly SizedColumn[], mode: ColumnsFit['mode']): ColumnsFit {
  return { mode, keys: columns.map(({ key }) => key), widths: {}, total: 0, hasWideLead: true }
}
