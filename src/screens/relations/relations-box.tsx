import { Box } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { RelationList, relationHeight } from './relation-list.tsx'

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
  return (
    <Box ref={ref} mih={`calc(${props.lines.length} * ${relationHeight})`}>
      {isSeen && <RelationList {...props} since={isFresh ? openedAt : undefined} />}
    </Box>
  )
}
