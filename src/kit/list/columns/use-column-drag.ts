import { type PointerEvent, useRef, useState } from 'react'

/** Moves the items of a list by dragging their handles; `move` is called with the index below the pointer. */
export function useColumnDrag(move: (key: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = () => setDragged(null)
  const handleProps = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(key)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const items = [...(list.current?.children ?? [])]
      if (dragged !== key || items.length === 0) return
      const index = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
      move(key, index === -1 ? items.length - 1 : index)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  })
  return { list, dragged, handleProps }
}
