import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { longestName, mostViews, type SavedView, type useSavedViews } from './use-saved-views.ts'
import { ViewsEditor } from './views-editor.tsx'

interface ViewsDialogProps {
  readonly savedViews: ReturnType<typeof useSavedViews>
  /** The current state of the list. */
  readonly now: Omit<SavedView, 'name'>
  readonly onClose: () => void
}

/** Saves the current list state as a named view; renames, removes and chooses the default view. */
export function ViewsDialog({ savedViews, now, onClose }: ViewsDialogProps) {
  const t = useText()
  const { views, setViews, first, setFirst } = savedViews
  const problemOf = (name: string, at?: number) => {
    if (name === '') return t('Hãy đặt tên.')
    return views.some((view, index) => view.name === name && index !== at) ? t('Tên này đã có rồi.') : null
  }
  const remove = (at: number) => {
    const [view] = views.slice(at, at + 1)
    if (!view) return
    setViews(views.toSpliced(at, 1))
    notify({
      tone: 'plain',
      text: text('Đã bỏ cách xem {name}', { name: view.name }),
      undo: () => setViews(views),
    })
  }
  return (
    <ViewsEditor
      views={views.map(({ name, query }) => ({ name, isFirst: first !== '' && query === first }))}
      longest={longestName}
      full={
        views.length >= mostViews
          ? t('Đã đủ {n} cách xem: bỏ bớt một cách rồi lưu nhé.', { n: mostViews })
          : ''
      }
      problemOf={problemOf}
      onAdd={(name) => setViews([...views, { ...now, name }])}
      onRename={(at, name) => setViews(views.map((view, index) => (index === at ? { ...view, name } : view)))}
      onRemove={remove}
      onFirst={(at) => setFirst(at === null ? '' : (views[at]?.query ?? ''))}
      onClose={onClose}
    />
  )
}
