import { useState } from 'react'
import { canImport, canSave } from '#descriptor/capability.ts'
import { isLabel } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { RecentRuns } from '#screens/changes/recent-runs.tsx'
import type { ListMenuProps } from '#screens/features-context.ts'
import { listHref } from '#screens/href.ts'
import { writeColumnLayout } from '#screens/list/column-layout.ts'
import { viewQuery } from '#screens/list/tools/tabs-of.ts'
import { text } from '#text/text.ts'
import { DoublesDrawer } from './doubles/doubles-drawer.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ViewsDialog } from './views/views-dialog.tsx'

/** The menus of a list: importing and exporting, and the editor of the saved views. */
export function ListMenu({ part, resource, state, preferences, savedViews, anchor, onClose }: ListMenuProps) {
  const t = useText()
  const isImportable = canImport(resource)
  // Without an import, the menu of files would have a single entry.
  const [open, setOpen] = useState<'menu' | 'views' | 'export' | 'changes' | 'doubles'>(
    part === 'export' || (part === 'files' && !isImportable) ? 'export' : 'menu',
  )
  if (open === 'export') {
    return <ExportDialog resource={resource} state={state} columns={preferences.columns} onClose={onClose} />
  }
  if (open === 'changes') return <RecentRuns onClose={onClose} />
  if (open === 'doubles') return <DoublesDrawer onClose={onClose} />
  if (open === 'views' && savedViews) {
    const now = {
      query: viewQuery(resource, state),
      columns: preferences.columns ?? null,
      widths: preferences.widths,
    }
    return <ViewsDialog resource={resource} savedViews={savedViews} now={now} onClose={onClose} />
  }
  if (!anchor) return null
  return (
    <MoreMenu
      anchor={anchor}
      label={part === 'files' ? t('Nhập · Xuất') : t('Công cụ khác')}
      onClose={onClose}
      onViews={savedViews && (() => setOpen('views'))}
      onChanges={() => setOpen('changes')}
      // The records of an inbox are messages: several of one writer are no doubles.
      onDoubles={
        isLabel(resource.fields[resource.label]) && !resource.inbox ? () => setOpen('doubles') : undefined
      }
      onCopyLink={() => {
        onClose()
        void copyListLink(listHref(resource, state, { look: writeColumnLayout(preferences) }))
      }}
      onExport={() => setOpen('export')}
      importing={isImportable ? listHref(resource, state, { import: 1 }) : undefined}
      grid={canSave(resource, false) ? listHref(resource, state, { grid: 1 }) : undefined}
    />
  )
}

/** Copies the address of a list, and shows whether the browser allowed it. */
async function copyListLink(to: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(to, location.origin).href)
    notify({ tone: 'good', text: text('Đã chép liên kết: ai mở cũng thấy bộ lọc và các cột này.') })
  } catch {
    notify({ tone: 'bad', text: text('Trình duyệt không cho chép liên kết. Bạn chép từ thanh địa chỉ nhé.') })
  }
}
