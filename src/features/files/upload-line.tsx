import { Button, CloseButton, Flex, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import { sentences } from '#text/sentences.ts'
import type { UploadJob } from './upload-queue.ts'

interface UploadLineProps {
  readonly job: UploadJob
  readonly onRetry: (id: number) => void
  readonly onDrop: (id: number) => void
  readonly more: ReactNode
}

const signs = {
  waiting: [IconPhoto, 'dimmed'],
  sending: [IconPhoto, 'dimmed'],
  done: [IconCheck, 'var(--ben-good)'],
  refused: [IconAlertTriangle, 'var(--mantine-color-error)'],
  failed: [IconAlertTriangle, 'var(--mantine-color-error)'],
} as const

/** An upload: its progress, its completion, or the reason of its failure. */
export function UploadLine({ job, onRetry, onDrop, more }: UploadLineProps) {
  const t = useText()
  const { id, file, state, done, why } = job
  const { name } = file
  const [StateIcon, color] = signs[state]
  const isUnderWay = state === 'waiting' || state === 'sending'
  const percent = Math.round(done * 100)
  return (
    <Flex component="li" gap="sm" align="center" px="xs" py={4} mih={40}>
      <Text span display="flex" c={color}>
        <StateIcon size={18} stroke={1.6} aria-hidden />
      </Text>
      <Flex flex={1} miw={0} columnGap="sm" align="center" wrap="wrap">
        <Text span flex="1 1 10rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <span>{`${name} `}</span>
          <Text span c="dimmed" fz="xs">
            {formatSize(file.size)}
          </Text>
        </Text>
        <Flex component="span" flex="1.2 1 10rem" gap="xs" align="center" fz="xs" c={color}>
          {state === 'waiting' && <span>{t('Đang chờ')}</span>}
          {state === 'sending' && (
            <>
              <CountProgress
                label={t('Đang tải lên {name}', { name })}
                done={percent}
                total={100}
                flex={1}
                miw="3rem"
              />
              <span aria-hidden>{`${formatNumber(percent)}%`}</span>
            </>
          )}
          {state === 'done' && <span>{t('Đã lên')}</span>}
          {why && <span>{sentences(t, '', why)}</span>}
        </Flex>
      </Flex>
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
    </Flex>
  )
}
