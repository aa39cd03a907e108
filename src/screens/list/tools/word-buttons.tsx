import classes from './word-buttons.module.css'

interface WordButtonsProps {
  readonly words: readonly Word[]
}

/** A word that is chosen by a press. */
export interface Word {
  readonly key: string
  readonly label: string
  /** Undefined for a word that only acts. */
  readonly isChosen?: boolean
  readonly onPress: () => void
}

/** Words in a line, each of which sets a part of a filter. */
export function WordButtons({ words }: WordButtonsProps) {
  return (
    words.length > 0 && (
      <div className={classes.words}>
        {words.map(({ key, label, isChosen, onPress }) => (
          <button key={key} type="button" className={classes.word} aria-pressed={isChosen} onClick={onPress}>
            {label}
          </button>
        ))}
      </div>
    )
  )
}
