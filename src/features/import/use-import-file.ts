import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { importDraft } from '#hooks/drafts/import-draft.ts'
import { useDraftText } from '#hooks/drafts/use-draft-text.ts'
import { type Copied, readClipboard } from '#hooks/tables/read-clipboard.ts'
import { readTable } from '#hooks/tables/read-table.ts'
import { NoTable, type ReadOptions, type Table, type TableFault } from '#hooks/tables/table.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { type ImportChoices, type ImportSource, readStoredSource, storedSource } from './import-source.ts'

interface State {
  readonly source: ImportSource | null
  /** Whether all rows of the table are saved: it is neither stored nor offered again. */
  readonly isSaved: boolean
  /** The unfinished table of an earlier visit that another one has replaced, or is about to. */
  readonly former: ImportSource | null
  /** Counts the tables that were restored: the plan of each starts anew. */
  readonly turn: number
  readonly isReading: boolean
  readonly fault: TableFault | null
}

const held = { isHeld: true }
const start = { source: null, isSaved: false, former: null, isReading: false, fault: null }

/**
 * Reads a picked, dropped or copied table, and again with another sheet, encoding or separator. The table, its corrected
 * cells and the choices of its plan survive a reload.
 */
export function useImportFile(resource: Resource) {
  const t = useText()
  const [state, setState] = useState<State>({ ...start, turn: 0 })
  const { found, keep } = useDraftText(resource, importDraft, t('Nhập từ tệp'), held)
  const [isRestored, setRestored] = useState(false)
  if (found !== null && !isRestored) {
    setRestored(true)
    const source = readStoredSource(found)
    const isReplaced = state.source !== null || state.isReading
    if (source) setState({ ...state, [isReplaced ? 'former' : 'source']: source })
  }
  const stored = useDeferredValue(state)
  useEffect(() => {
    const { source, isSaved } = stored
    if (found !== null && source) keep(isSaved ? '' : storedSource(source))
  }, [found, stored, keep])
  const { begin, abort } = useReading()
  const restore = useRestore(setState, keep, abort)
  useReplacedNotice(state, restore)
  const run = async (
    of: Pick<ImportSource, 'name' | 'file'>,
    read: (signal: AbortSignal) => Table | Promise<Table>,
  ) => {
    const signal = begin()
    setState((before) => ({ ...before, isReading: true, fault: null }))
    try {
      const table = await read(signal)
      if (!signal.aborted) setState((before) => withTable(before, { ...of, table }))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof NoTable)) throw error
      setState((before) => withFault(before, error.fault))
    }
  }
  const readFile = (file: File, options: ReadOptions = {}) =>
    run({ name: file.name, file }, (signal) => readTable(file, options, signal))
  return {
    ...state,
    readFile: (picked: File) => void readFile(picked),
    readCopied: (copied: Copied) => void run({ name: '' }, () => readClipboard(copied)),
    /** Reads the same file with corrections. */
    correct: (options: ReadOptions) => {
      if (state.source?.file) void readFile(state.source.file, options)
    },
    correctCell: (row: number, name: string, cell: string) =>
      setState((before) => {
        const { source } = before
        if (!source) return before
        const cells = { ...source.corrections.get(row), [name]: cell }
        return { ...before, source: { ...source, corrections: new Map(source.corrections).set(row, cells) } }
      }),
    choose: (choices: ImportChoices) =>
      setState((before) => {
        const { source } = before
        return source
          ? { ...before, source: { ...source, choices: { ...source.choices, ...choices } } }
          : before
      }),
    /** Notes the rows that are sent, or were sent without a refusal: a later visit does not send them again. */
    noteSent: useCallback(
      (sent: readonly number[]) =>
        setState((before) => (before.source ? { ...before, source: { ...before.source, sent } } : before)),
      [],
    ),
    /** Leaves the table; one with unsaved rows can be restored. */
    leave: () => {
      abort()
      setState((before) => ({ ...before, ...start }))
      keep('')
      const undo = () => state.source && restore(state.source)
      if (!state.isSaved) notify({ tone: 'plain', text: text('Đã bỏ bảng này.'), undo })
    },
    noteSaved: useCallback((isSaved: boolean) => setState((before) => ({ ...before, isSaved })), []),
  }
}

/** Takes a table that was read; another sheet or encoding of the same file keeps the choices, and another table is offered. */
function withTable(
  { source, former, isSaved, ...before }: State,
  read: Pick<ImportSource, 'name' | 'file' | 'table'>,
): State {
  const isSame = read.file !== undefined && read.file === source?.file
  return {
    ...before,
    isReading: false,
    isSaved: false,
    former: isSame || isSaved ? former : (source ?? former),
    source: { ...read, corrections: new Map(), choices: isSame ? source.choices : {} },
  }
}

/** Shows why nothing was read, beside the unfinished table of an earlier visit. */
function withFault({ source, former, ...before }: State, fault: TableFault): State {
  return { ...before, isReading: false, fault, source: source ?? former, former: source && former }
}

/** One reading at a time, which ends with the screen. */
function useReading() {
  const reading = useRef<AbortController>(undefined)
  const abort = useCallback(() => reading.current?.abort(), [])
  useEffect(() => abort, [abort])
  const begin = (): AbortSignal => {
    abort()
    reading.current = new AbortController()
    return reading.current.signal
  }
  return { begin, abort }
}

/** Names the table that another one has replaced, and offers to restore it. */
function useReplacedNotice({ source, former }: State, restore: (source: ImportSource) => void) {
  const replaced = source && former
  useEffect(() => {
    if (!replaced) return
    const sentence = text('Bảng này đã thay bảng lần trước chưa lưu xong.')
    notify({ tone: 'plain', text: sentence, undo: () => restore(replaced) })
  }, [replaced, restore])
}

/**
 * Restores a table that was left or replaced, also for a later visit; rows that it has sent are not sent again, so that its file
 * is not read again. The table that was opened since is offered in turn, unless it is saved.
 */
function useRestore(
  setState: Dispatch<SetStateAction<State>>,
  keep: (text: string) => void,
  abort: () => void,
) {
  return useCallback(
    ({ sent = [], earlier, file, ...source }: ImportSource) => {
      abort()
      const hasSent = earlier !== undefined || sent.length > 0
      const restored = {
        ...source,
        ...(hasSent ? { earlier: [...(earlier ?? []), ...sent] } : file && { file }),
      }
      setState(({ turn, source: present, isSaved }) => ({
        ...start,
        turn: turn + 1,
        source: restored,
        former: isSaved ? null : present,
      }))
      keep(storedSource(restored))
    },
    [setState, keep, abort],
  )
}
