import { useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useKept } from '#kit/shell/use-kept.ts'

/** Which records of a tree are open: kept in this browser, so that one comes back to the tree as one left it. */
export interface OpenNodes {
  readonly open: readonly string[]
  readonly onOpen: (id: string, isOpen: boolean) => void
}

/** The most records that are remembered as open; the oldest are forgotten first. */
const most = 200

/** The open records of a resource's tree, and the way to open and close them. */
export function useOpenNodes(resource: Resource): OpenNodes {
  const [kept, keep] = useKept(`tree ${resource.name}`, '')
  const open = useMemo(() => kept.split(' ').filter((id) => id !== ''), [kept])
  return {
    open,
    onOpen: (id, isOpen) => {
      const others = open.filter((one) => one !== id)
      keep((isOpen ? [...others, id] : others).slice(-most).join(' '))
    },
  }
}
