import { useText } from '#hooks/use-text.ts'
import {
  longestName,
  mostViews,
  type SavedView,
  type SavedViews,
} from '#screens/list/tools/use-saved-views.ts'
import { nameProblem } from '#screens/list/tools/view-name-problem.ts'
import { ViewsEditor } from './views-editor.tsx'

interface ViewsDialogProps {
  readonly savedViews: SavedViews
  /** The current state of the list. */
  readonly now: Omit<SavedView, 'name'>
  readonly onClose: () => void
}

/** Saves the current list state as a named view; renames, removes and chooses the default view. */
export function ViewsDialog({ savedViews, now, onClose }: ViewsDialogProps) {
  const t = useText()
  const { views, setViews, first, setFirst, remove } = savedViews
  const problemOf = (name: string, at?: number) => {
    const problem = nameProblem(views, name, at)
    return problem === null ? null : t(problem)
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
      onRemove={(at) => {
        for (const { name } of views.slice(at, at + 1)) remove(name)
      }}
      onFirst={(at) => setFirst(at === null ? '' : (views[at]?.query ?? ''))}
      onClose={onClose}
    />
  )
}
