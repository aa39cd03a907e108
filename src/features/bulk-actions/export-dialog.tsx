import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { matchingPagesOf } from '#hooks/read/matching-pages-of.ts'
import { firstCursor, type PageCursor } from '#hooks/read/pages-of.ts'
import { isRelation } from '#hooks/tables/table-columns.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import type { ScreenState } from '#screens/href.ts'
import { text } from '#text/text.ts'
import {
  type ExportedFile,
  type ExportOptions,
  exportFields,
  exportFile,
  unlistedFields,
} from './export-file.ts'
import { ExportOptionsForm } from './export-options-form.tsx'
import { ExportProgress } from './export-progress.tsx'

interface ExportDialogProps {
  readonly resource: ResourceWith<'list'>
  readonly state: ScreenState
  /** The chosen columns after the name; undefined for the usual ones. */
  readonly columns: readonly string[] | undefined
  readonly onClose: () => void
}

/** Exports a list as a file: all its pages with the current search, filters and order. */
export function ExportDialog({ resource, state, columns, onClose }: ExportDialogProps) {
  const t = useText()
  const [options, setOptions] = useState<ExportOptions>({ format: 'xlsx', isAll: false, withIds: false })
  const [result, setResult] = useState<Omit<ExportedFile, 'blob'>>({ unnamed: 0, unsent: [] })
  const file = `${t(resource.title)} ${today()}.${options.format}`
  const names = exportFields(resource, columns, options.isAll)
  const write = async ({ rows }: PageCursor) => {
    const { blob, ...written } = await exportFile(resource, [...rows.values()], names, { ...options, t })
    setResult(written)
    saveFile(file, blob)
  }
  const { now, go } = useExport(resource, state, write)
  const labelsOf = (some: readonly string[]) =>
    some.map((name) => t(fieldOf(resource, name).label)).join(', ')
  const { status, cursor, error } = now
  const act = { idle: t('Xuất'), failed: t('Tiếp tục'), reading: '', done: '' }[status]
  const hasFilters = state.search !== '' || Object.keys(state.filters).length > 0
  return (
    <ActionModal
      title={t('Xuất tệp')}
      onClose={onClose}
      close={status === 'done' ? text('Đóng') : text('Hủy')}
      acts={act === '' ? [] : [{ label: act, onClick: () => void go() }]}
    >
      {status === 'idle' ? (
        <>
          <Text mb="sm">
            {hasFilters
              ? t('Mọi mục khớp với tìm kiếm và bộ lọc đang mở, vào một tệp {file}.', { file })
              : t('Mọi mục của danh sách, vào một tệp {file}.', { file })}
          </Text>
          <ExportOptionsForm
            options={options}
            onOptions={setOptions}
            hasRelations={names.some((name) => isRelation(fieldOf(resource, name)))}
            unlisted={labelsOf(unlistedFields(resource))}
          />
        </>
      ) : (
        <ExportProgress
          status={status}
          file={file}
          cursor={cursor}
          unnamed={result.unnamed}
          unsent={labelsOf(result.unsent)}
          advice={error === undefined ? '' : t(readAdviceFor(error))}
        />
      )}
    </ActionModal>
  )
}

// The date in the user's time zone, not in UTC.
function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The state of an export. */
interface Export {
  readonly status: 'idle' | 'reading' | 'failed' | 'done'
  readonly cursor: PageCursor
  readonly error?: unknown
}

/**
 * Reads all pages of a list and passes them to `onDone`; after a failure, `go` continues at the failed page.
 */
function useExport(
  resource: ResourceWith<'list'>,
  state: ListState,
  onDone: (cursor: PageCursor) => Promise<void>,
) {
  const [now, setNow] = useState<Export>({ status: 'idle', cursor: firstCursor })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isHidden = (id: string) => isDeletePending(resource, id)
  const go = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const from = now.status === 'failed' ? now.cursor : firstCursor
    let cursor = from
    setNow({ status: 'reading', cursor })
    try {
      for await (const next of matchingPagesOf(resource, state, { signal, from, isHidden })) {
        if (signal.aborted) return
        cursor = next
        setNow({ status: 'reading', cursor })
      }
      if (signal.aborted) return
      await onDone(cursor)
      if (signal.aborted) return
      setNow({ status: 'done', cursor })
    } catch (error) {
      if (!signal.aborted) setNow({ status: 'failed', cursor, error })
    }
  }
  return { now, go }
}
