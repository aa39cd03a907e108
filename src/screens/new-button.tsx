import { Box, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { canSave } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { useText } from '#hooks/use-text.ts'
import { useResource } from '#screens/resource-context.ts'
import { AppLink } from './app-link.tsx'
import { formHref } from './href.ts'

interface NewButtonProps {
  readonly state: ListState
  /** On a phone it has a sign in place of its words. */
  readonly isShort?: boolean
}

/** The link to a new record, if the entity can create one. */
export function NewButton({ state, isShort = false }: NewButtonProps) {
  const resource = useResource()
  const t = useText()
  if (!canSave(resource, true)) return null
  // In the list of a record's children, the new record is one of them.
  const under = state.parent ? { under: state.parent } : {}
  const label = t('Thêm {noun}', { noun: t(resource.noun) })
  return (
    <Button
      component={AppLink}
      to={formHref(resource, null, state, under)}
      aria-keyshortcuts="n"
      aria-label={label}
    >
      {isShort && <Box component={IconPlus} size={20} hiddenFrom="sm" aria-hidden />}
      <Box component="span" visibleFrom={isShort ? 'sm' : undefined}>
        {label}
      </Box>
    </Button>
  )
}
