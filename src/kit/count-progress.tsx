import { Progress, type ProgressRootProps } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'

interface CountProgressProps extends ProgressRootProps {
  readonly label: string
  /** How many of the total are done; without a total the bar moves, and has no value for screen readers. */
  readonly done?: number | undefined
  readonly total?: number | undefined
}

/** Mantine's progress for a count whose total may not be known yet. */
export function CountProgress({ label, done = 0, total = 0, ...props }: CountProgressProps) {
  const isKnown = total > 0
  return (
    <Progress.Root size="sm" {...props}>
      <Progress.Section
        value={isKnown ? Math.round((Math.min(done, total) / total) * 100) : 100}
        animated={!isKnown}
        withAria={isKnown}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part of Mantine's that draws it
        role="progressbar"
        aria-label={label}
      />
    </Progress.Root>
  )
}
