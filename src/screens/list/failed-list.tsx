import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Refused } from '#http/errors.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { listFailure } from '#screens/list-failure.ts'
import { readable } from '#session/readable.ts'

interface FailedListProps {
  readonly resource: Resource
  readonly error: Error
  readonly onRetry: () => void
  readonly isBusy: boolean
  /** Renders a line above rows that are still shown. */
  readonly isLine?: boolean
}

/** The error of a list that failed to load: the entity's literal text, our headline, the server's reason, an advice. */
export function FailedList({ resource, error, ...props }: FailedListProps) {
  const t = useText()
  return (
    <FailedState
      {...listFailure(resource, t)}
      reason={error instanceof Refused ? readable(error.message) : ''}
      hint={t(readAdviceFor(error))}
      {...props}
    />
  )
}
