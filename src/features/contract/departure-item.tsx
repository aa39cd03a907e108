import { useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { TextButton } from '#kit/text-button.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import classes from './contract-screen.module.css'
import type { DepartureEntry } from './departure-entry.ts'
import { departureSentence, sinceText } from './departure-text.ts'
import { describedField } from './described-field.ts'

interface DepartureItemProps {
  readonly entry: DepartureEntry
  readonly onDismiss: () => void
}

/** One departure: its sentence, the field on the screens, and since when. */
export function DepartureItem({ entry, onDismiss }: DepartureItemProps) {
  const t = useText()
  const resources = useContext(ResourcesContext)
  const resource = resources.find(({ name }) => name === entry.resource)
  const field = resource && describedField(resource, entry.field)
  const parts = departureSentence(resources, entry, t).split('`')
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.sentence}>
          {parts.map((part, at) => {
            // Odd parts are between backticks; the parts of a sentence do not move.
            const key = `${at} ${part}`
            return at % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
          })}
        </p>
        <p className={classes.about}>
          {field && `${[resource.title, ...field.labels].map((label) => t(label)).join(' › ')} · `}
          {t('Từ {time}', { time: sinceText(entry) })}
        </p>
      </div>
      <TextButton onClick={onDismiss}>{t('Bỏ qua')}</TextButton>
    </li>
  )
}
