import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import { type FieldValue, stateVerbs } from './bulk-verbs.ts'
import type { StateActions } from './selection-bar.tsx'

/** The actions on the state, as buttons for a toggle and as a menu for a choice; undefined without a state. */
export function stateActions(
  resource: Resource,
  onSet: (value: FieldValue) => void,
  t: Translate,
): StateActions | undefined {
  const verbs = stateVerbs(resource)
  const [first] = verbs
  if (!first) return undefined
  const label = t('Đổi {field}', { field: t(fieldOf(resource, first.name).label).toLocaleLowerCase() })
  const onOff = (to: string | boolean) => (to === true ? t('Bật') : t('Tắt'))
  return {
    label,
    isMenu: verbs.length > 2,
    actions: verbs.map(({ name, to, word }) => ({
      ...(word === undefined ? {} : { word: t(word) }),
      label: word === undefined ? onOff(to) : t('Đổi sang “{state}”', { state: t(word) }),
      onSelect: () => onSet({ name, to }),
    })),
  }
}
