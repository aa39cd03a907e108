import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { useFeatures } from '#screens/features-context.ts'
import type { SavedView, SavedViews } from '#screens/list/tools/saved-view.ts'
import { text } from '#text/text.ts'
import { NewView } from './new-view.tsx'
import { OwnViews } from './own-views.tsx'
import { TeamRow } from './team-row.tsx'
import { type Team, useTeam } from './use-team.ts'
import { type TeamActions, useTeamActions } from './use-team-actions.ts'

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
      <OwnViews savedViews={props.savedViews} problem={null} onShare={undefined} />
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
        {savedViews.views.length > 0 && (
          <Title order={3} mt="lg" mb={4}>
            {t('Của tôi')}
          </Title>
        )}
        <OwnViews
          savedViews={savedViews}
          problem={problem && { name: ownName, sentences: problem.sentences }}
          onShare={team.status === 'ready' && team.canEdit ? (view) => void share(view) : undefined}
        />
        <Title order={3} mt="lg" mb={4}>
          {t('Cả nhóm')}
        </Title>
        <TeamViews team={team} savedViews={savedViews} actions={actions} />
        <Group component="output" gap="xs" mih="2.25rem" mt="xs" data-undo>
          {(team.isBusy || done) && <span>{team.isBusy ? t('Đang lưu…') : done && t(done.text)}</span>}
          {!team.isBusy && done?.undo && (
            <Button variant="subtle" onClick={done.undo}>
              {t('Hoàn tác')}
            </Button>
          )}
        </Group>
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
    <ActionModal title={t('Cách xem đã lưu')} onClose={onClose} close={text('Xong')} isWide>
      <Text c="dimmed" mb="sm">
        {t('Một cách xem giữ tìm kiếm, bộ lọc, thứ tự và các cột đang hiện, trong trình duyệt này.')}
      </Text>
      <NewView savedViews={savedViews} now={now} />
      {children}
    </ActionModal>
  )
}

interface TeamViewsProps {
  readonly team: Team
  readonly savedViews: SavedViews
  readonly actions: TeamActions
}

/** The views of the team: a part of the dialog of saved views. */
function TeamViews({ team, savedViews, actions }: TeamViewsProps) {
  const t = useText()
  const { status, views, canEdit, hidden, noun, isBusy, retry } = team
  if (status === 'loading') return <Text c="dimmed">{t('Đang tải…')}</Text>
  if (status === 'failed') {
    return (
      <Text c="dimmed">
        <span>{`${t('Chưa đọc được cách xem của nhóm.')} `}</span>
        <Button variant="subtle" onClick={retry}>
          {t('Thử lại')}
        </Button>
      </Text>
    )
  }
  const all = views.map(({ view }) => view)
  return (
    <>
      <Text c="dimmed">
        {views.length === 0
          ? t('Nhóm chưa có cách xem nào ở đây.')
          : t('Mọi người cùng thấy. Ai được sửa {noun} thì đổi được.', { noun: t(noun) })}
      </Text>
      {views.length > 0 && (
        <Stack
          component="ul"
          gap="xs"
          mt="md"
          aria-label={t('Cách xem của nhóm')}
          aria-busy={isBusy || undefined}
        >
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
        </Stack>
      )}
    </>
  )
}
