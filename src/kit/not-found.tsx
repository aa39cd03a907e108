import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'

interface NotFoundProps {
  /** The name of the missing thing; by default the page. */
  readonly children?: ReactNode
  /** The next step, such as a link to the list. */
  readonly action?: ReactNode
}

/** The page for an address that leads nowhere, with a link to continue. */
export function NotFound({ children, action }: NotFoundProps) {
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
