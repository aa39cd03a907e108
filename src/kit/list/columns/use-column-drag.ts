import { type PointerEvent, useRef, useState } from 'react'

/** Moves the items of a list by dragging their handles; `move` is called with the index below the pointer. */
export function useColumnDrag(move: (key: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = () => setDragged(null)
  const grab = (key: string, { button, pointerId }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    // The list: an item that is moved in the document loses the pointer.
    list.current?.setPointerCapture(pointerId)
    setDragged(key)
  }
  const listProps = {
    ref: list,
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const items = [...(list.current?.children ?? [])]
      if (dragged === null || items.length === 0) return
      const index = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
      move(dragged, index === -1 ? items.length - 1 : index)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
  return { listProps, dragged, grab }
}
