import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import { sentences } from '#text/sentences.ts'
import type { UploadJob } from './upload-queue.ts'
import classes from './uploads-panel.module.css'

interface UploadLineProps {
  readonly job: UploadJob
  readonly onRetry: (id: number) => void
  readonly onDrop: (id: number) => void
  readonly more: ReactNode
}

const icons = {
  waiting: IconPhoto,
  sending: IconPhoto,
  done: IconCheck,
  refused: IconAlertTriangle,
  failed: IconAlertTriangle,
}

/** An upload: its progress, its completion, or the reason of its failure. */
export function UploadLine({ job, onRetry, onDrop, more }: UploadLineProps) {
  const t = useText()
  const { id, file, state, done, why } = job
  const { name } = file
  const StateIcon = icons[state]
  const isUnderWay = state === 'waiting' || state === 'sending'
  const percent = Math.round(done * 100)
  return (
    <li className={classes.job} data-state={state}>
      <StateIcon size={18} stroke={1.6} aria-hidden className={classes.sign} />
      <span className={classes.name}>
        {name} <span className={classes.size}>{formatSize(file.size)}</span>
      </span>
      <span className={classes.state}>
        {state === 'waiting' && t('Đang chờ')}
        {state === 'sending' && (
          <>
            <CountProgress
              label={t('Đang tải lên {name}', { name })}
              done={percent}
              total={100}
              flex={1}
              miw="3rem"
            />
            <span aria-hidden>{formatNumber(percent)}%</span>
          </>
        )}
        {state === 'done' && t('Đã lên')}
        {why && sentences(t, '', why)}
      </span>
      <span className={classes.acts}>
        {state === 'done' && more}
        {state === 'failed' && (
          <Button
            variant="light"
            size="compact-sm"
            aria-label={t('Thử lại {name}', { name })}
            onClick={() => onRetry(id)}
          >
            {t('Thử lại')}
          </Button>
        )}
        <CloseButton
          size={28}
          aria-label={isUnderWay ? t('Hủy tải lên {name}', { name }) : t('Bỏ dòng {name}', { name })}
          onClick={() => onDrop(id)}
        />
      </span>
    </li>
  )
}
