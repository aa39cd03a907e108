import type { Shape } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { late, type WaitingProps } from '#kit/late.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'

// Dragging weighs too much for every list: these come with the routes that use them.

/** Records as a tree. */
export const TreeScreen = late(
  async () => (await import('#features/tree/tree-screen.tsx')).TreeScreen,
  Waiting,
)

/** Records as a board. */
export const BoardScreen = late(
  async () => (await import('#features/board/board-screen.tsx')).BoardScreen,
  Waiting,
)

/** Rows from a spreadsheet: nobody's list needs it before it is asked for. */
export const PasteScreen = late(
  async () => (await import('#features/paste/paste-screen.tsx')).PasteScreen,
  Waiting,
)

/** Fetches the code of a shape; what cannot be had says so in its own place. */
export async function loadShape(shape: Shape): Promise<void> {
  const screen = { tree: TreeScreen, board: BoardScreen, list: undefined }[shape]
  await screen?.preload().catch(() => undefined)
}

function Waiting<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  if (!hasFailed) return <FormSkeleton rows={1} />
  return <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} isLine />
}
