import { Button, Stack, Text, Title } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { Logo } from './logo.tsx'

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
