import { useState } from 'react'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './field-options.module.css'
import { WordButtons } from './word-buttons.tsx'

interface OtherFieldsProps {
  readonly resource: Resource
  /** The fields to choose from. */
  readonly names: readonly string[]
  /** Whether they are shown at first. */
  readonly isOpen: boolean
  readonly onAdd: (name: string) => void
}

/** A fold with the fields that the descriptor names no filter for, each of which can be added to the panel. */
export function OtherFields({ resource, names, isOpen: isOpenAtFirst, onAdd }: OtherFieldsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (names.length === 0) return null
  return (
    <div className={classes.section}>
      <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{t('Lọc theo ô khác')}</span>
        <span className={classes.chosen} />
      </button>
      {isOpen && (
        <WordButtons
          words={names.map((name) => ({
            key: name,
            label: t(fieldOf(resource, name).label),
            onPress: () => onAdd(name),
          }))}
        />
      )}
    </div>
  )
}
