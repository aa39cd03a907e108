import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { importDraft, useDraftText } from '#hooks/drafts/use-draft-text.ts'
import { type Copied, readClipboard } from '#hooks/tables/read-clipboard.ts'
import { readTable } from '#hooks/tables/read-table.ts'
import { NoTable, type ReadOptions, type Table, type TableFault } from '#hooks/tables/table.ts'
import { useText } from '#hooks/use-text.ts'
import { type ImportChoices, type ImportSource, readStoredSource, storedSource } from './import-source.ts'

interface State {
  readonly source: ImportSource | null
  readonly isReading: boolean
  readonly fault: TableFault | null
}

const held = { isHeld: true }
const start: State = { source: null, isReading: false, fault: null }

/**
 * Reads a picked, dropped or copied table, and again with another sheet, encoding or separator. The table, its corrected
 * cells and the choices of its plan survive a reload.
 */
export function useImportFile(resource: Resource) {
  const t = useText()
  const [state, setState] = useState(start)
  const { found, keep } = useDraftText(resource, importDraft, t('Nhập từ tệp'), held)
  const [isRestored, setRestored] = useState(false)
  if (found !== null && !isRestored) {
    setRestored(true)
    const source = readStoredSource(found)
    if (source && !state.source && !state.isReading) setState({ ...start, source })
  }
  const stored = useDeferredValue(state.source)
  useEffect(() => {
    if (found !== null && stored) keep(storedSource(stored))
  }, [found, stored, keep])
  const file = useRef<File>(undefined)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const run = async (name: string, read: (signal: AbortSignal) => Table | Promise<Table>) => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    setState((before) => ({ ...before, isReading: true, fault: null }))
    try {
      const table = await read(controller.signal)
      if (controller.signal.aborted) return
      // Another sheet or encoding of the same file keeps the choices.
      setState(({ source }) => ({
        ...start,
        source: { name, table, corrections: new Map(), choices: source?.choices ?? {} },
      }))
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof NoTable)) throw error
      setState((before) => ({ ...before, isReading: false, fault: error.fault }))
    }
  }
  const readFile = (picked: File, options: ReadOptions = {}) => {
    file.current = picked
    return run(picked.name, (signal) => readTable(picked, options, signal))
  }
  return {
    ...state,
    readFile: (picked: File) => void readFile(picked),
    readCopied: (copied: Copied) => {
      file.current = undefined
      void run('', () => readClipboard(copied))
    },
    /** Reads the same file with corrections. */
    correct: (options: ReadOptions) => {
      if (file.current) void readFile(file.current, options)
    },
    correctCell: (row: number, name: string, text: string) =>
      setState((before) => {
        const { source } = before
        if (!source) return before
        const cells = { ...source.corrections.get(row), [name]: text }
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
    /** Leaves the table; returns a function that takes this back. */
    clear: () => {
      reading.current?.abort()
      setState(start)
      keep('')
      return () => setState(state)
    },
    /** Deletes the stored table, because all its rows are saved. */
    forget: useCallback(() => keep(''), [keep]),
  }
}
