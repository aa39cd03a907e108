import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import { RelationList } from './relation-list.tsx'
import classes from './relations-box.module.css'

interface RelationsBoxProps extends Omit<ComponentProps<typeof RelationList>, 'since'> {
  /** Reads the counts again, before the act that they are shown for: earlier ones may be a minute old. */
  readonly isFresh?: boolean
  /** Whether its requests may be sent; once in view, they are. */
  readonly isReady?: boolean
}

/** Has the height of its lines from the start; their counts are loaded when it is in view. */
export function RelationsBox({ isReady = true, isFresh = false, ...props }: RelationsBoxProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [openedAt] = useState(Date.now)
  const [isSeen, setSeen] = useState(false)
  if (isReady && inViewport && !isSeen) setSeen(true)
  const height = { '--relation-lines': props.lines.length } as CSSProperties
  return (
    <div ref={ref} className={classes.box} style={height}>
      {isSeen && <RelationList {...props} since={isFresh ? openedAt : undefined} />}
    </div>
  )
}
