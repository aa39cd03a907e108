import { type ReactNode, useEffect, useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { TextButton } from '#kit/text-button.tsx'
import { useFeatures } from '#screens/features-context.ts'
import type { SavedView, SavedViews } from '#screens/list/tools/saved-view.ts'
import { text } from '#text/text.ts'
import { NewView } from './new-view.tsx'
import { OwnViews } from './own-views.tsx'
import { TeamViews } from './team-views.tsx'
import { useTeam } from './use-team.ts'
import { useTeamActions } from './use-team-actions.ts'
import classes from './views-dialog.module.css'

interface ViewsDialogProps {
  readonly resource: Resource
  readonly savedViews: SavedViews
  /** The current state of the list. */
  readonly now: Omit<SavedView, 'name'>
  readonly onClose: () => void
}

/** Saves the current list state as a named view; edits the own views, and those of the team where there is a place for them. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { teamViews } = useFeatures()
  return teamViews ? <SharedViews settings={teamViews} {...props} /> : <OwnOnly {...props} />
}

function OwnOnly(props: ViewsDialogProps) {
  return (
    <ViewsFrame {...props}>
      <OwnViews resource={props.resource} savedViews={props.savedViews} problem={null} onShare={undefined} />
    </ViewsFrame>
  )
}

function SharedViews({ settings, ...props }: ViewsDialogProps & { readonly settings: ResourceWith<'read'> }) {
  const { resource, savedViews } = props
  const t = useText()
  const team = useTeam(settings, resource, savedViews)
  const actions = useTeamActions(resource, team, savedViews)
  const parts = useRef<HTMLDivElement>(null)
  const { done } = actions
  useEffect(() => {
    // The row of the action is gone, and the focus with it.
    if (!done || document.activeElement !== document.body) return
    const row = done.focus === undefined ? '[data-undo]' : `[data-view="${CSS.escape(done.focus)}"]`
    parts.current?.querySelector<HTMLElement>(`${row} input, ${row} button`)?.focus()
  }, [done])
  if (team.status === 'absent') return <OwnOnly {...props} />
  const { problem, share } = actions
  const ownName = problem?.key.startsWith('own ') ? problem.key.slice(4) : ''
  return (
    <ViewsFrame {...props}>
      <div ref={parts}>
        {savedViews.views.length > 0 && <h3 className={classes.part}>{t('Của tôi')}</h3>}
        <OwnViews
          resource={resource}
          savedViews={savedViews}
          problem={problem && { name: ownName, sentences: problem.sentences }}
          onShare={team.status === 'ready' && team.canEdit ? (view) => void share(view) : undefined}
        />
        <h3 className={classes.part}>{t('Cả nhóm')}</h3>
        <TeamViews team={team} savedViews={savedViews} actions={actions} />
        <output className={classes.done} data-undo>
          {team.isBusy ? t('Đang lưu…') : done && t(done.text)}
          {!team.isBusy && done?.undo && <TextButton onClick={done.undo}>{t('Hoàn tác')}</TextButton>}
        </output>
      </div>
    </ViewsFrame>
  )
}

interface ViewsFrameProps extends ViewsDialogProps {
  readonly children: ReactNode
}

function ViewsFrame({ savedViews, now, onClose, children }: ViewsFrameProps) {
  const t = useText()
  return (
    <DialogFrame title={t('Cách xem đã lưu')} onClose={onClose} close={text('Xong')} isWide>
      <p className={classes.help}>
        {t('Một cách xem giữ tìm kiếm, bộ lọc, thứ tự và các cột đang hiện, trong trình duyệt này.')}
      </p>
      <NewView savedViews={savedViews} now={now} />
      {children}
    </DialogFrame>
  )
}
