import * as z from 'zod/mini'
import type { Table } from '#hooks/tables/table.ts'
import type { ChosenRows } from '#screens/changes/use-sent-plan.ts'
import { type AsideKind, asideKinds } from './aside-rows.ts'
import type { CorrectedCells } from './row-reader.ts'

/** How the user wants the rows of a table to be planned. */
export interface ImportChoices {
  /** The key, as `importKeyText` writes it. */
  readonly key?: string | undefined
  /** Whether empty cells clear their fields. */
  readonly clears?: boolean | undefined
  /** The kinds of rows that are set aside and were taken all the same. */
  readonly taken?: readonly AsideKind[] | undefined
  /** The held rows that were chosen. */
  readonly held?: ChosenRows | undefined
}

/** A table that was read from a file or from the clipboard. */
export interface ImportSource {
  /** The file, to read another of its sheets; it is not stored. */
  readonly file?: File
  /** The file's name; '' for copied cells. */
  readonly name: string
  readonly table: Table
  /** The corrected cells, by the number of their row among those of the table, from 1. */
  readonly corrections: ReadonlyMap<number, CorrectedCells>
  readonly choices: ImportChoices
  /** The rows that were sent, by their numbers: those that were refused are not among them. */
  readonly sent?: readonly number[]
  /** The table is of an earlier visit, which has sent these rows; they are not sent again. */
  readonly earlier?: readonly number[]
}

/** Letters; storing a longer text at each key would be felt while typing. */
const mostStored = 2_000_000

const cells = z.array(z.string())
const corrected = z.record(z.string(), z.string())
const origin = z.object({
  line: z.number(),
  isHidden: z._default(z.boolean(), false),
  numbers: z._default(z.record(z.string(), z.number()), {}),
})
const stored = z.object({
  name: z.string(),
  // The file is gone with its page, and with it the choice of another sheet or encoding.
  table: z.object({
    heads: cells,
    rows: z.array(cells),
    origins: z.array(origin),
    left: z.number(),
    hiddenColumns: z._default(z.array(z.number()), []),
  }),
  corrections: z.array(z.tuple([z.number(), corrected])),
  choices: z._default(
    z.object({
      key: z.optional(z.string()),
      clears: z.optional(z.boolean()),
      taken: z.optional(z.array(z.enum(asideKinds))),
      held: z.optional(z.record(z.string(), z.string())),
    }),
    {},
  ),
  sent: z._default(z.array(z.number()), []),
})

/** A table with its corrected cells and choices as a text; '' for one that is too long to be stored. */
export function storedSource({ corrections, sent = [], earlier = [], ...source }: ImportSource): string {
  const text = JSON.stringify({
    ...source,
    file: undefined,
    corrections: [...corrections],
    sent: [...earlier, ...sent],
  })
  return text.length > mostStored ? '' : text
}

/** Reads a stored table; null for none or a damaged one. */
export function readStoredSource(text: string | null): ImportSource | null {
  if (!text) return null
  try {
    const { corrections, sent, ...source } = stored.parse(JSON.parse(text))
    // The page was left while its last rows were sent.
    if (sent.length >= source.table.rows.length) return null
    return { ...source, corrections: new Map(corrections), earlier: sent }
  } catch {
    return null
  }
}
