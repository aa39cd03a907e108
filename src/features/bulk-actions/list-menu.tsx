import { type ComponentProps, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'
import { AppLink } from '#screens/app-link.tsx'
import type { ListMenuProps } from '#screens/features-context.ts'
import { href, listHref } from '#screens/href.ts'
import { unfilteredHref } from '#screens/list/use-first-view.ts'
import type { ExportDialog as ExportNow } from './export-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useSavedViews } from './use-saved-views.ts'
import { ViewsDialog } from './views-dialog.tsx'

const ExportDialog = lazyComponent(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ExportWaiting,
)

/** The menu of a list: links to its saved views, the views editor and the export. */
export function ListMenu({ resource, state, hidden, onHidden, anchor, onClose }: ListMenuProps) {
  const t = useText()
  const savedViews = useSavedViews(resource)
  const [open, setOpen] = useState<'menu' | 'views' | 'export'>('menu')
  const query = queryOf(listHref(resource, { ...state, page: 1 }))
  if (open === 'export') {
    return <ExportDialog resource={resource} state={state} hidden={hidden} onClose={onClose} />
  }
  if (open === 'views') {
    return <ViewsDialog savedViews={savedViews} now={{ query, hidden }} onClose={onClose} />
  }
  const links = savedViews.views.map((view) => ({ ...view, to: href(resource.path, paramsOf(view.query)) }))
  const whole = { name: t('Tất cả'), query: '', hidden, to: unfilteredHref(resource) }
  return (
    <MoreMenu
      anchor={anchor}
      onClose={onClose}
      onViews={() => setOpen('views')}
      onExport={() => {
        void ExportDialog.preload().catch(() => undefined)
        setOpen('export')
      }}
      links={savedViews.first === '' ? links : [whole, ...links]}
      renderLink={(link, props) => (
        <AppLink
          {...props}
          to={link.to}
          aria-current={link.query === query ? 'page' : undefined}
          onClick={() => {
            onHidden(link.hidden)
            onClose()
          }}
        />
      )}
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

const queryOf = (address: string) => address.split('?')[1] ?? ''
const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))
