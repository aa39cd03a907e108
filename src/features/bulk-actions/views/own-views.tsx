import { ActionIcon, Group, Stack } from '@mantine/core'
import { IconTrash, IconUsersPlus } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { removeView } from '#screens/list/tools/remove-view.ts'
import { nameProblem, type SavedView, type SavedViews } from '#screens/list/tools/saved-view.ts'
import { useResource } from '#screens/resource-context.ts'
import type { Text } from '#text/text.ts'
import { FirstBox } from './first-box.tsx'
import { NameInput } from './name-input.tsx'
import { ViewProblem } from './view-problem.tsx'

interface OwnViewsProps {
  readonly savedViews: SavedViews
  /** The problem of the last action, with the name of its view. */
  readonly problem: { readonly name: string; readonly sentences: readonly Text[] } | null
  /** Offers a view to the team, if the user may. */
  readonly onShare: ((view: SavedView) => void) | undefined
}

/** The user's own views of a list. */
export function OwnViews({ savedViews, problem, onShare }: OwnViewsProps) {
  const resource = useResource()
  const t = useText()
  const { views, setViews, first, setFirst } = savedViews
  if (views.length === 0) return null
  return (
    <Stack component="ul" gap="xs" mt="md" aria-label={t('Cách xem đã lưu')}>
      {views.map((view, at) => {
        const { name, query } = view
        return (
          <Group component="li" key={name} gap="xs" data-view={`own ${name}`}>
            <NameInput
              name={name}
              label={t('Tên của {name}', { name })}
              problemOf={(next) => {
                const found = nameProblem(views, next, at)
                return found === null ? null : t(found)
              }}
              onRename={async (next) => {
                setViews(views.map((one, index) => (index === at ? { ...one, name: next } : one)))
                return null
              }}
            />
            <FirstBox
              name={name}
              isFirst={first !== '' && query === first}
              onChange={(isFirst) => setFirst(isFirst ? query : '')}
            />
            {onShare && (
              <ActionIcon
                size={32}
                aria-label={t('Chia {name} cho cả nhóm', { name })}
                data-tip={t('Chia cho cả nhóm')}
                onClick={() => onShare(view)}
              >
                <IconUsersPlus size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              color="red"
              size={32}
              aria-label={t('Bỏ cách xem {name}', { name })}
              onClick={() => removeView(resource, view, savedViews)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
            {problem?.name === name && <ViewProblem sentences={problem.sentences} />}
          </Group>
        )
      })}
    </Stack>
  )
}
