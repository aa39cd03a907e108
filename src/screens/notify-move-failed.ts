import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { notify } from '#kit/notice.tsx'

/** Shows why records were not moved, with an advice. */
export function notifyMoveFailed(failure: Pick<WriteFailed, 'shown'>): void {
  notify({ tone: 'bad', ...failure.shown('move') })
}
