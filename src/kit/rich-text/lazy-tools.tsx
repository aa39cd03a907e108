import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { useRetry } from '#kit/load-failures.ts'

// Parts of the editor that few texts need, each loaded on first use.

/** The dialog of a link. */
export const LinkDialog = lazyComponent(async () => (await import('./link-dialog.tsx')).LinkDialog, Fallback)
/** The tools of a table. */
export const TableTools = lazyComponent(async () => (await import('./table-tools.tsx')).TableTools, Fallback)
/** The HTML source of a text. */
export const RichTextSource = lazyComponent(
  async () => (await import('./rich-text-source.tsx')).RichTextSource,
  Fallback,
)

function Fallback<P>({ hasFailed, onRetry }: LazyFallbackProps<P>) {
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
