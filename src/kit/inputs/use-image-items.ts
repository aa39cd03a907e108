import { useRef, useState } from 'react'
import { sameValue } from '#descriptor/row.ts'

/** One of several pictures: stored, or a file being uploaded, whose address is ''. */
export interface ImageItem {
  readonly key: string
  readonly address: string
  readonly file?: File
}

interface Options {
  readonly initial: readonly string[]
  readonly max: number
  readonly onChange: ((addresses: readonly string[]) => void) | undefined
}

/** Several pictures in their order; one that is being uploaded has its position already. */
export function useImageItems({ initial, max, onChange }: Options) {
  const [items, setItems] = useState(() => initial.map((address) => itemOf({ address })))
  // Uploads end at any time: each must read the latest items.
  const latest = useRef({ items, emitted: initial })
  const update = (next: readonly ImageItem[]) => {
    const addresses = next.flatMap(({ address }) => (address === '' ? [] : [address]))
    const isNew = !sameValue(addresses, latest.current.emitted)
    latest.current = { items: next.slice(), emitted: addresses }
    setItems(latest.current.items)
    if (isNew) onChange?.(addresses)
  }
  const all = () => latest.current.items
  return {
    items,
    /** Adds as many as there is room for; returns their number. */
    add: (given: readonly (Pick<ImageItem, 'file'> | Pick<ImageItem, 'address'>)[]): number => {
      const added = given.slice(0, Math.max(0, max - all().length))
      update([...all(), ...added.map(itemOf)])
      return added.length
    },
    setAddress: (key: string, address: string) =>
      update(all().map((item) => (item.key === key ? { key, address } : item))),
    remove: (key: string) => update(all().filter((item) => item.key !== key)),
    /** Moves a picture to a position; ignores the key of a picture of another field. */
    move: (key: string, to: number) => {
      const moved = all().find((item) => item.key === key)
      if (!moved) return
      const others = all().filter((item) => item !== moved)
      update([...others.slice(0, to), moved, ...others.slice(to)])
    },
  }
}

function itemOf(given: { readonly address?: string; readonly file?: File }): ImageItem {
  return { key: crypto.randomUUID(), address: '', ...given }
}
