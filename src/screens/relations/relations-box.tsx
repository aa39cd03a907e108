import { Box } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { RelationList, relationHeight } from './relation-list.tsx'

interface RelationsBoxProps extends ComponentProps<typeof RelationList> {
  /** Whether its requests may be sent; once in view, they are. */
  readonly isReady?: boolean
}

/** Has the height of its lines from the start; their counts are loaded when it is in view. */
export function RelationsBox({ isReady = true, ...props }: RelationsBoxProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (isReady && inViewport && !isSeen) setSeen(true)
  return (
    <Box ref={ref} mih={`calc(${props.lines.length} * ${relationHeight})`}>
      {isSeen && <RelationList {...props} />}
    </Box>
  )
}
