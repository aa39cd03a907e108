import { Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { sentences as joined } from '#text/sentences.ts'
import type { Text as TextKey } from '#text/text.ts'

/** The problem of an action, below the row of its view. */
export function ViewProblem({
  sentences: [first = '', ...more],
}: {
  readonly sentences: readonly TextKey[]
}) {
  const t = useText()
  return (
    <Text role="alert" flex="1 0 100%" c="var(--mantine-color-error)">
      {joined(t, first, more)}
    </Text>
  )
}
