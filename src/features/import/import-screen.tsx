import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { loadCellContext } from '#hooks/tables/load-cell-context.ts'
import {
  columnKey,
  importColumns,
  type MatchedColumn,
  matchTable,
  normalizedHead,
} from '#hooks/tables/match-table.ts'
import { isPasteable } from '#hooks/tables/read-cell.ts'
import type { Table } from '#hooks/tables/table.ts'
import { headOf } from '#hooks/tables/table-columns.ts'
import type { Translate } from '#hooks/use-text.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { useLostFocus } from '#kit/use-lost-focus.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, screenState } from '#screens/href.ts'
import { takePasted } from '#screens/pasted.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { session } from '#session/session.ts'
import { language } from '#text/language.ts'
import { ImportPlan } from './import-plan.tsx'
import { PickCard } from './pick-card.tsx'
import { useImportFile } from './use-import-file.ts'

interface ImportScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** Imports a table: pick a file or paste cells, match its columns, compare with the records, send. */
export function ImportScreen({ resource, search }: ImportScreenProps) {
  const t = useText()
  const file = useImportFile(resource)
  const { context, reload } = useCellContext(resource)
  usePasted(resource, file)
  const step = useRef<HTMLElement>(null)
  const { columns, choose } = useMatchedColumns(resource, context, file.source?.table ?? null)
  const isPlanned = file.source !== null && context !== null && columns !== null
  useLostFocus(step, isPlanned)
  const saveTemplate = async () => {
    saveFile(`${t(resource.title)} - ${t('tệp mẫu')}.xlsx`, await templateFile(resource, t))
  }
  return (
    <PageFrame
      title={t('Nhập từ tệp')}
      back={
        <AppLink to={listHref(resource, screenState(resource, search))}>{`← ${t(resource.title)}`}</AppLink>
      }
    >
      <section
        ref={step}
        tabIndex={-1}
        aria-label={isPlanned ? t('Các dòng của tệp') : t('Nhập từ tệp')}
        style={{ outline: 'none' }}
      >
        {file.source && context && columns ? (
          <ImportPlan
            key={file.turn}
            file={file}
            source={file.source}
            context={context}
            columns={columns}
            onChoose={choose}
            onReload={reload}
          />
        ) : (
          <>
            <PickCard
              isReading={file.isReading || file.source !== null}
              fault={file.fault}
              onFile={file.readFile}
              onCopied={file.readCopied}
              onTemplate={() => void saveTemplate()}
            />
            {(file.isReading || file.source !== null) && <CountProgress label={t('Đang đọc tệp…')} mt="xs" />}
          </>
        )}
      </section>
    </PageFrame>
  )
}

/** Reads the table that was pasted over the list, once: a render again finds it read. */
function usePasted(resource: Resource, { readFile, readCopied }: ReturnType<typeof useImportFile>) {
  const read = useEffectEvent(() => {
    const pasted = takePasted(resource)
    if (pasted?.file) readFile(pasted.file)
    else if (pasted) readCopied(pasted)
  })
  useEffect(() => read(), [])
}

/** The columns of a table matched to fields, and the setter of a column, which is remembered for its head. */
function useMatchedColumns(resource: Resource, context: CellContext | null, table: Table | null) {
  const subject = session.storedUser()?.subject ?? ''
  const [stored, store] = useStoredPreference(`import ${resource.name} ${subject}`, '')
  const memory = useMemo(() => readMemory(stored), [stored])
  const columns = useMemo<readonly MatchedColumn[] | null>(
    () => (context && table ? matchTable(context, table, memory) : null),
    [context, table, memory],
  )
  const choose = (head: string, key: string) => {
    // A field has one column: the one that had it is left out.
    const others =
      columns?.filter((match) => key !== '' && columnKey(match.column) === key && match.head !== head) ?? []
    const left = Object.fromEntries(others.map((match) => [normalizedHead(match.head), '']))
    store(JSON.stringify({ ...memory, ...left, [normalizedHead(head)]: key }))
  }
  return { columns, choose }
}

function readMemory(stored: string): Readonly<Record<string, string>> {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!isRecord(raw)) return {}
    return Object.fromEntries(Object.entries(raw).map(([head, key]) => [head, readText(key)]))
  } catch {
    return {}
  }
}

/** An empty file with a head for each field that an import can fill; required fields have an asterisk. */
async function templateFile(resource: Resource, t: Translate): Promise<Blob> {
  const columns = importColumns(resource).filter(({ kind }) => kind === 'field')
  const heads = columns.map((column) => {
    const isRequired = column.kind === 'field' && fieldOf(resource, column.name).required
    return `${headOf(resource, column, t)}${isRequired ? ' *' : ''}`
  })
  const { xlsxOf } = await import('#hooks/tables/xlsx-of.ts')
  return xlsxOf(t(resource.title), heads, [], [])
}

/** The names that the cells of an imported table may have; null while they are loading. `reload` reads them again. */
function useCellContext(resource: Resource) {
  const t = useText()
  const { data, refetch } = useQuery({
    queryKey: keys.cellContext(resource, language()),
    queryFn: () => {
      const names = Object.entries(resource.fields).flatMap(([name, field]) =>
        isPasteable(field) ? [name] : [],
      )
      return loadCellContext(resource, { names, t })
    },
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { context: data ?? null, reload: () => void refetch() }
}
