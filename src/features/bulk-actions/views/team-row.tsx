import { ActionIcon, Group, Text } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconTrash,
  IconUserDown,
} from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import type { PlacedView, TeamView } from '#screens/list/team-views/team-view.ts'
import type { SavedViews } from '#screens/list/tools/saved-view.ts'
import type { Text as TextKey } from '#text/text.ts'
import { FirstBox } from './first-box.tsx'
import { NameInput } from './name-input.tsx'
import type { TeamActions } from './use-team-actions.ts'
import { ViewProblem } from './view-problem.tsx'

interface TeamRowProps {
  readonly placed: PlacedView
  /** The other views of the team, whose names are taken. */
  readonly others: readonly TeamView[]
  readonly canEdit: boolean
  readonly isHidden: boolean
  readonly isFirstRow: boolean
  readonly isLastRow: boolean
  readonly savedViews: Pick<SavedViews, 'first' | 'setFirst'>
  readonly problem: readonly TextKey[] | null
  readonly actions: TeamActions
}

/** A view of the team: hidden and copied by everybody, changed by those who may edit the settings. */
export function TeamRow(props: TeamRowProps) {
  const { placed, others, canEdit, isHidden, savedViews, problem, actions } = props
  const { view } = placed
  const { name, query } = view
  const t = useText()
  const { anchor, close, opener } = useAnchor()
  const hide = isHidden ? t('Hiện lại {name} với tôi', { name }) : t('Ẩn {name} với riêng tôi', { name })
  return (
    <Group component="li" gap="xs" data-view={`team ${view.id}`}>
      {canEdit ? (
        <NameInput
          name={name}
          label={t('Tên cách xem của nhóm: {name}', { name })}
          problemOf={(next) => {
            if (next === '') return t('Hãy đặt tên.')
            return others.some((one) => one.name === next) ? t('Nhóm đã có cách xem tên này.') : null
          }}
          onRename={(next) => actions.rename(view, next)}
        />
      ) : (
        <Text
          span
          flex="1 1 12rem"
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
          c={isHidden ? 'dimmed' : undefined}
        >
          {name}
        </Text>
      )}
      <FirstBox
        name={name}
        isFirst={savedViews.first !== '' && query === savedViews.first}
        onChange={(isFirst) => savedViews.setFirst(isFirst ? query : '')}
      />
      <ActionIcon
        size={32}
        aria-label={hide}
        data-tip={isHidden ? t('Hiện lại với tôi') : t('Ẩn với riêng tôi')}
        onClick={() => actions.setHidden(view, !isHidden)}
      >
        {isHidden ? (
          <IconEyeOff size={18} stroke={1.6} aria-hidden />
        ) : (
          <IconEye size={18} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon size={32} aria-label={t('Thao tác với {name}', { name })} aria-haspopup="menu" {...opener}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {anchor && (
        <RowMenu
          anchor={anchor}
          onClose={close}
          actions={[
            { label: t('Chép thành của tôi'), icon: IconCopy, onSelect: () => actions.copy(view) },
            ...(canEdit ? editActions(props, t) : []),
          ]}
        />
      )}
      {problem && <ViewProblem sentences={problem} />}
    </Group>
  )
}

function editActions(
  { placed, isFirstRow, isLastRow, actions }: TeamRowProps,
  t: ReturnType<typeof useText>,
) {
  const { view } = placed
  return [
    ...(isFirstRow
      ? []
      : [{ label: t('Đưa lên trước'), icon: IconArrowUp, onSelect: () => void actions.move(view, -1) }]),
    ...(isLastRow
      ? []
      : [{ label: t('Đưa ra sau'), icon: IconArrowDown, onSelect: () => void actions.move(view, 1) }]),
    { label: t('Lấy về cho riêng tôi'), icon: IconUserDown, onSelect: () => void actions.takeBack(placed) },
    {
      label: t('Xóa khỏi nhóm'),
      icon: IconTrash,
      danger: true,
      onSelect: () => void actions.remove(placed),
    },
  ]
}
