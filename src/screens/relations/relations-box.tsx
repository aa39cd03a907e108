import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  const [openedAt] = useState(Date.now)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || !isReady) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  const height = { '--relation-lines': props.lines.length } as CSSProperties
  return (
    <div ref={box} className={classes.box} style={height}>
      {isSeen && <RelationList {...props} since={isFresh ? openedAt : undefined} />}
    </div>
  )
}
