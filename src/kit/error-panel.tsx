import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useRetry } from './load-failures.ts'
import { Logo } from './logo.tsx'

interface ErrorPanelProps {
  /** What happened, in one sentence. */
  readonly text: string
  /** What to do next. */
  readonly advice?: string | undefined
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** Another action, such as a link home. */
  readonly action?: ReactNode
}

/** Replaces a page that cannot be shown: the error, an advice, a retry button. */
export function ErrorPanel({ text, advice, onRetry, isBusy = false, action }: ErrorPanelProps) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <Stack role="alert" align="center" gap="xs" maw="34rem" mt="12vh" mx="auto" ta="center">
      <Title order={1}>{text}</Title>
      <Text c="dimmed">{reloadAdvice ?? advice ?? t('Kiểm tra mạng rồi bấm Thử lại.')}</Text>
      <Group justify="center" gap="xs" mt="sm">
        <Button loading={isBusy} onClick={run}>
          {label}
        </Button>
        {action}
      </Group>
    </Stack>
  )
}

interface StartUpErrorProps {
  /** The error, with the key of the configuration where one is wrong. */
  readonly text: string
  readonly onRetry: () => void
}

/** The page of a failed start; it needs no router and no query cache, since those may have failed. */
export function StartUpError({ text, onRetry }: StartUpErrorProps) {
  const t = useText()
  return (
    <Stack component="main" align="center" gap="sm" maw="34rem" mx="auto" px="lg" pt="14vh" ta="center">
      <Logo size={40} />
      <Title>{t('Bến chưa khởi động được')}</Title>
      <Text role="alert">{text}</Text>
      <Text>{t('Hãy thử lại sau ít phút; nếu vẫn vậy, báo cho người quản trị hệ thống.')}</Text>
      <Button onClick={onRetry}>{t('Thử lại')}</Button>
    </Stack>
  )
}

interface NotFoundProps {
  /** The name of the missing thing; by default the page. */
  readonly children?: ReactNode
  /** The next step, such as a link to the list. */
  readonly action?: ReactNode
}

/** The page for an address that leads nowhere, with a link to continue. */
export function NotFoundPanel({ children, action }: NotFoundProps) {
  const t = useText()
  const title = t('Không tìm thấy trang')
  useEffect(() => {
    if (!children) document.title = `${title} · Bến`
  }, [children, title])
  return (
    <Stack align="center" gap="xs" maw="34rem" mt="12vh" mx="auto" ta="center">
      <Title order={1}>{children ?? title}</Title>
      <Text c="dimmed">{t('Có thể nội dung đã bị xóa hoặc địa chỉ gõ chưa đúng.')}</Text>
      <Group justify="center" gap="xs" mt="sm">
        {action}
      </Group>
    </Stack>
  )
}
