import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import classes from './palette.module.css'
import { type PaletteGroup, type PaletteItem, partId } from './palette-item.ts'

interface PaletteGroupsProps {
  /** The id of the list, and the prefix of those of its options. */
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly active: string | undefined
  readonly onPoint: (key: string) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** The items of the palette, by group. */
export function PaletteGroups({ id, groups, ...given }: PaletteGroupsProps) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
    <div id={id} role="listbox" aria-label={t('Kết quả')} className={classes.list}>
      {groups.map(({ key, label, items }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may not contain a fieldset
        <div key={key} role="group" aria-labelledby={partId(id, key)}>
          <div id={partId(id, key)} className={classes.heading}>
            {label}
          </div>
          {items.map((item) => (
            <Option key={item.key} id={partId(id, item.key)} item={item} {...given} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Omit<PaletteGroupsProps, 'groups'> {
  readonly item: PaletteItem
}

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select
      role="option"
      aria-selected={item.key === active}
      className={classes.option}
      // Not onPointerEnter: an item that scrolls under a resting pointer must not become active.
      onPointerMove={() => item.key !== active && onPoint(item.key)}
      onClick={() => onChoose(item)}
    >
      <NamedIcon name={item.icon} size={18} stroke={1.6} />
      <span className={classes.label}>{item.label}</span>
      {item.detail && <span className={classes.detail}>{item.detail}</span>}
    </div>
  )
}
