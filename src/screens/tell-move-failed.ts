import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { notify } from '#kit/notice.tsx'

/** Shows why records did not move, and what to do. */
export function tellMoveFailed(failure: WriteFailed): void {
  notify({ tone: 'bad', text: failure.text, more: failure.more('move') })
}
