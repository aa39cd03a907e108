import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { canSave } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from './app-link.tsx'
import { formHref } from './href.ts'
import classes from './new-button.module.css'

/** The link to a new record, if the entity can create one. */
export function NewButton({ resource, state }: { readonly resource: Resource; readonly state: ListState }) {
  const t = useText()
  if (!canSave(resource, true)) return null
  // In the list of a record's children, the new record is one of them.
  const under = state.parent ? { under: state.parent } : {}
  return (
    <Button component={AppLink} to={formHref(resource, null, state, under)} aria-keyshortcuts="n">
      <IconPlus size={20} aria-hidden className={classes.sign} />
      <span className={classes.label}>{t('Thêm {noun}', { noun: t(resource.noun) })}</span>
    </Button>
  )
}
