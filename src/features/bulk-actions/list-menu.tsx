import { type ComponentProps, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'
import { AppLink } from '#screens/app-link.tsx'
import type { ListMenuProps } from '#screens/features-context.ts'
import { listHref } from '#screens/href.ts'
import { viewQuery } from '#screens/list/tools/tabs-of.ts'
import type { ExportDialog as ExportNow } from './export-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ViewsDialog } from './views-dialog.tsx'

const ExportDialog = lazyComponent(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ExportWaiting,
)

/** The menus of a list: pasting and exporting, and the editor of the saved views. */
export function ListMenu({ part, resource, state, preferences, savedViews, anchor, onClose }: ListMenuProps) {
  const t = useText()
  const { paste } = resource.list
  // Without pasting, the menu of files would have a single entry.
  const [open, setOpen] = useState<'menu' | 'views' | 'export'>(
    part === 'files' && !paste ? 'export' : 'menu',
  )
  if (open === 'export') {
    return <ExportDialog resource={resource} state={state} columns={preferences.columns} onClose={onClose} />
  }
  if (open === 'views' && savedViews) {
    const now = { query: viewQuery(resource, state), columns: preferences.columns ?? null }
    return <ViewsDialog savedViews={savedViews} now={now} onClose={onClose} />
  }
  return (
    <MoreMenu
      anchor={anchor}
      label={part === 'files' ? t('Nhập · Xuất') : t('Công cụ khác')}
      onClose={onClose}
      onViews={savedViews && (() => setOpen('views'))}
      onExport={() => {
        void ExportDialog.preload().catch(() => undefined)
        setOpen('export')
      }}
      renderPaste={paste && ((props) => <AppLink to={listHref(resource, state, { paste: 1 })} {...props} />)}
    />
  )
}

function ExportWaiting({
  componentProps,
  hasFailed,
  onRetry,
}: LazyFallbackProps<ComponentProps<typeof ExportNow>>) {
  const t = useText()
  if (!hasFailed) return null
  return <RetryDialog title={t('Xuất CSV')} onRetry={onRetry} onClose={componentProps.onClose} />
}
