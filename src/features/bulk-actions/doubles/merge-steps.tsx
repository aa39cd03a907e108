import { Anchor, List, Paper, Text } from '@mantine/core'
import { useResource } from '#screens/resource-context.ts'
import '@mantine/core/styles/List.layer.css'
import { useContext, useEffect, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import {
  type ReadProgress,
  type RecordMerge,
  type Repointing,
  readRepointings,
} from '#hooks/doubles/repointing.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import { EmptiedStep } from './emptied-step.tsx'
import { RepointingStep } from './repointing-step.tsx'

interface MergeStepsProps {
  readonly merge: RecordMerge
  /** Called when the others are deleted, switched off or left. */
  readonly onDone: () => void
}

/** The steps of a merge: for each resource the plan by which its records use the kept one, then the emptied records. */
export function MergeSteps({ merge, onDone }: MergeStepsProps) {
  const resource = useResource()
  const t = useText()
  const { found, error, progress, reread } = useRepointings(resource, merge, useContext(ResourcesContext))
  const [passed, setPassed] = useState<ReadonlySet<object>>(new Set())
  const names = merge.others.map((row) => t('“{name}”', { name: recordName(resource, row, t) })).join(', ')
  const kept = recordName(resource, merge.kept, t)
  const used = found?.filter(({ given }) => given.length > 0) ?? []
  const step = used.findIndex((one) => !passed.has(one))
  const current = used[step]
  return (
    <>
      <Text fw={600} mt="xs" mb="md">
        {t('Gộp {names} vào “{kept}”', { names, kept })}
      </Text>
      {error !== null && (
        <FailedState
          text={t('Chưa xem được những gì đang dùng bản thừa.')}
          hint={t(readAdviceFor(error))}
          onRetry={reread}
          isLine
        />
      )}
      {found === null && error === null && (
        <Text component="output" display="block" c="dimmed" my="xs">
          <span>{t('Đang tìm những gì đang dùng bản thừa…')}</span>
          {progress && (
            <span aria-hidden>
              {` ${t('{title}: {read} / {total}', {
                title: t(progress.resource.title),
                read: formatNumber(progress.read),
                total: formatNumber(progress.total),
              })}`}
            </span>
          )}
          <CountProgress
            label={t('Đang tìm những gì đang dùng bản thừa…')}
            done={progress?.read}
            total={progress?.total}
            mt="xs"
          />
        </Text>
      )}
      {found && <LeftLinks found={found} />}
      {current && (
        <RepointingStep
          key={current.resource.name}
          repointing={current}
          step={step + 1}
          steps={used.length}
          onNext={() => setPassed(new Set([...passed, current]))}
        />
      )}
      {found && !current && (
        <EmptiedStep
          merge={merge}
          found={found}
          isFresh={used.length === 0}
          onReread={reread}
          onDone={onDone}
        />
      )}
    </>
  )
}

interface Reading {
  readonly attempt: number
  readonly found: readonly Repointing[] | null
  readonly error: unknown
}

/** Reads the relations of the others of a merge, once: the changes that follow from it stay as they are while they are sent. */
function useRepointings(resource: Resource, merge: RecordMerge, resources: readonly Resource[]) {
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState<Reading | null>(null)
  const [memory] = useState(() => new Map<string, Map<string, Row>>())
  const [progress, setProgress] = useState<ReadProgress | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (next: ReadProgress) => !signal.aborted && setProgress(next)
    readRepointings(resource, merge, resources, { signal, onProgress, memory }).then(
      (found) => !signal.aborted && setReading({ attempt, found, error: null }),
      (error: unknown) => !signal.aborted && setReading({ attempt, found: null, error }),
    )
    return () => controller.abort()
  }, [resource, merge, resources, memory, attempt])
  const isCurrent = reading?.attempt === attempt
  return {
    /** null while they are read, and after a failure. */
    found: isCurrent ? reading.found : null,
    error: isCurrent ? reading.error : null,
    /** Of the records that are read one by one; null before the first. */
    progress,
    /** Reads them again. */
    reread: () => setAttempt((last) => last + 1),
  }
}

/** The records whose links to the others the plan does not change, each to be opened in another tab. */
function LeftLinks({ found }: { readonly found: readonly Repointing[] }) {
  const t = useText()
  const [left, elsewhere] = (['left', 'elsewhere'] as const).map((group) =>
    found.flatMap((one) => one[group].map((row) => ({ resource: one.resource, row }))),
  )
  return (
    <>
      <Links records={left ?? []} text={t('Những mục này còn liên kết đến bản thừa; bạn mở ra sửa nhé:')} />
      <Links
        records={elsewhere ?? []}
        text={t('Những mục này có liên kết cùng đường dẫn ở tên miền khác, nên được để nguyên:')}
      />
    </>
  )
}

interface LinksProps {
  readonly records: readonly { readonly resource: Resource; readonly row: Row }[]
  readonly text: string
}

/** The most records that are named. */
const mostNamed = 10

function Links({ records, text }: LinksProps) {
  const t = useText()
  if (records.length === 0) return null
  const others = records.length - mostNamed
  return (
    <Paper withBorder p="sm" mb="md">
      <span>{text}</span>
      <List mt={4}>
        {records.slice(0, mostNamed).map(({ resource, row }) => (
          <List.Item key={`${resource.name} ${row.id}`}>
            <Anchor component={AppLink} to={addressOf(resource, row)} target="_blank">
              {resource.operations.read ? t(resource.title) : recordName(resource, row, t)}
            </Anchor>
          </List.Item>
        ))}
        {others > 0 && <List.Item>{t('và {n} mục khác', { n: formatNumber(others) })}</List.Item>}
      </List>
    </Paper>
  )
}

function addressOf(resource: Resource, { id }: Row): string {
  return resource.operations.read ? screenHref(resource) : formHref(resource, id, defaultListState(resource))
}
