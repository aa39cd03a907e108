import { useEffect, useRef, useState } from 'react'
import { type Copied, readClipboard } from '#hooks/tables/read-clipboard.ts'
import { readTable } from '#hooks/tables/read-table.ts'
import { NoTable, type ReadOptions, type Table, type TableFault } from '#hooks/tables/table.ts'

/** A table that was read from a file or from the clipboard. */
export interface ImportSource {
  /** The file's name; '' for copied cells. */
  readonly name: string
  readonly table: Table
}

interface State {
  readonly source: ImportSource | null
  readonly isReading: boolean
  readonly fault: TableFault | null
}

const start: State = { source: null, isReading: false, fault: null }

/** Reads a picked, dropped or copied table; reads it again with another sheet, encoding or separator. */
export function useImportFile() {
  const [state, setState] = useState(start)
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
      if (!controller.signal.aborted) setState({ source: { name, table }, isReading: false, fault: null })
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
    clear: () => {
      reading.current?.abort()
      setState(start)
    },
  }
}
