import { Text } from '@mantine/core'

/** The literal text of the specification, or of the server, as a quiet line below the sentence that it stands for. */
export function LiteralLine({ children }: { readonly children: string | undefined }) {
  if (!children) return null
  return (
    <Text span display="block" c="dimmed" size="xs" fw={400}>
      {children}
    </Text>
  )
}
