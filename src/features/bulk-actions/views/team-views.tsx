import { useText } from '#hooks/use-text.ts'
import { TextButton } from '#kit/text-button.tsx'
import type { SavedViews } from '#screens/list/tools/saved-view.ts'
import { TeamRow } from './team-row.tsx'
import type { Team } from './use-team.ts'
import type { TeamActions } from './use-team-actions.ts'
import classes from './views-dialog.module.css'

interface TeamViewsProps {
  readonly team: Team
  readonly savedViews: SavedViews
  readonly actions: TeamActions
}

/** The views of the team: a part of the dialog of saved views. */
export function TeamViews({ team, savedViews, actions }: TeamViewsProps) {
  const t = useText()
  const { status, views, canEdit, hidden, noun, isBusy, retry } = team
  if (status === 'loading') return <p className={classes.help}>{t('Đang tải…')}</p>
  if (status === 'failed') {
    return (
      <p className={classes.help}>
        {t('Chưa đọc được cách xem của nhóm.')} <TextButton onClick={retry}>{t('Thử lại')}</TextButton>
      </p>
    )
  }
  const all = views.map(({ view }) => view)
  return (
    <>
      <p className={classes.help}>
        {views.length === 0
          ? t('Nhóm chưa có cách xem nào ở đây.')
          : t('Mọi người cùng thấy. Ai được sửa {noun} thì đổi được.', { noun: t(noun) })}
      </p>
      {views.length > 0 && (
        <ul className={classes.views} aria-label={t('Cách xem của nhóm')} aria-busy={isBusy || undefined}>
          {views.map((placed, index) => {
            const { id } = placed.view
            const { problem } = actions
            return (
              <TeamRow
                key={id}
                placed={placed}
                others={all.filter((one) => one.id !== id)}
                canEdit={canEdit}
                isHidden={hidden.includes(id)}
                isFirstRow={index === 0}
                isLastRow={index === views.length - 1}
                savedViews={savedViews}
                problem={problem?.key === `team ${id}` ? problem.sentences : null}
                actions={actions}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
