import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useImperativeHandle } from 'react'
import { NotFound } from '#hooks/read/errors.ts'
import { useText } from '#hooks/use-text.ts'
import { useOpenedRecord } from '#hooks/user/use-opened-record.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { useResource } from '#screens/resource-context.ts'
import { BackToList } from './pane-head.tsx'
import type { PaneProps } from './pane-props.ts'
import classes from './reading-pane.module.css'
import { RecordPane } from './record-pane.tsx'

interface ReadingPaneProps extends PaneProps {
  /** The open record. */
  readonly id: string | undefined
  /** Whether the list has a record to open. */
  readonly hasRecords: boolean
}

/** The pane beside the list: the open record, or what there is instead of it. */
export function ReadingPane({ id, hasRecords, ...props }: ReadingPaneProps) {
  const t = useText()
  return (
    <Stack
      component="section"
      gap={0}
      data-pane
      tabIndex={-1}
      className={classes.pane}
      style={{ outline: 'none' }}
      aria-label={t('Nội dung đang đọc')}
    >
      {id !== undefined && <Loaded id={id} {...props} />}
      {id === undefined && hasRecords && (
        <Text c="dimmed" ta="center" m="auto" p="xl">
          {t('Chọn một mục bên danh sách để đọc.')}
        </Text>
      )}
    </Stack>
  )
}

function Loaded({ id, ...props }: PaneProps & { readonly id: string }) {
  const resource = useResource()
  const { onClose } = props
  const { data, error, refetch, isFetching } = useOpenedRecord(resource, id)
  if (data) return <RecordPane row={data} {...props} />
  if (!error) {
    return (
      <div className={classes.scroll} aria-busy>
        <BackToList onClose={onClose} />
        <Stack gap="sm" py="xs" data-late aria-hidden>
          <Skeleton h={14} w="40%" />
          <Skeleton h={14} w="min(80%, 28rem)" />
          <Skeleton h={14} w="min(80%, 28rem)" />
        </Stack>
      </div>
    )
  }
  return (
    <>
      <Unloaded {...props} />
      <div className={classes.scroll}>
        <BackToList onClose={onClose} />
        <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} onClose={onClose} />
      </div>
    </>
  )
}

/** Takes the keys without effect, so that none waits for a later record. */
function Unloaded({ onReady, ref }: Pick<PaneProps, 'onReady' | 'ref'>) {
  useImperativeHandle(ref, () => {
    const none = () => undefined
    const acts = { finish: none, work: none, reply: none, copy: none, insertTemplate: none }
    return { isReady: () => true, row: () => null, ...acts }
  })
  useEffect(onReady, [onReady])
  return null
}

interface FailureProps extends Pick<PaneProps, 'onClose'> {
  readonly error: Error
  readonly isBusy: boolean
  readonly onRetry: () => void
}

function Failure({ error, isBusy, onRetry, onClose }: FailureProps) {
  const resource = useResource()
  const t = useText()
  const noun = t(resource.noun)
  if (error instanceof NotFound) {
    return (
      <EmptyState
        action={
          <Button variant="subtle" onClick={onClose}>
            {t('Về danh sách')}
          </Button>
        }
      >
        {t('Không tìm thấy {noun} này: có thể đã có người xóa.', { noun })}
      </EmptyState>
    )
  }
  return (
    <FailedState text={t('Chưa mở được.')} hint={t(readAdviceFor(error))} isBusy={isBusy} onRetry={onRetry} />
  )
}
