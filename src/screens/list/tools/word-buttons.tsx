import { Button, Group } from '@mantine/core'

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
      <Group gap={6}>
        {words.map(({ key, label, isChosen, onPress }) => (
          <Button
            key={key}
            variant={isChosen ? 'light' : 'default'}
            size="compact-md"
            radius="xl"
            fw={400}
            bd={isChosen ? '1px solid var(--ben-accent)' : undefined}
            aria-pressed={isChosen}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Group>
    )
  )
}
