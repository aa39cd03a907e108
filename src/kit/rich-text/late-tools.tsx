import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { late } from '#kit/late.tsx'
import type { WaitingProps } from '#kit/lazy-fallback.tsx'
import { useRetry } from '#kit/lost-code.ts'

// Parts of the editor that few texts need, each loaded on first use.

/** The dialog of a link. */
export const LinkDialog = late(async () => (await import('./link-dialog.tsx')).LinkDialog, Waiting)
/** The tools of a table. */
export const TableTools = late(async () => (await import('./table-tools.tsx')).TableTools, Waiting)
/** The HTML source of a text. */
export const RichTextSource = late(
  async () => (await import('./rich-text-source.tsx')).RichTextSource,
  Waiting,
)

function Waiting<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  if (!hasFailed) return null
  return (
    <output>
      {t('Chưa tải được phần này.')} {reloadAdvice}{' '}
      <Button variant="light" size="compact-sm" onClick={run}>
        {label}
      </Button>
    </output>
  )
}
