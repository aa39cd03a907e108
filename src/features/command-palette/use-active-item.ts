import { useEffect, useEffectEvent, useState } from 'react'
import type { CommandPaletteProps } from '#screens/features-context.ts'
import { type PaletteGroup, type PaletteItem, partId } from './palette-item.ts'

/**
 * The active item of the palette: the first one until the arrow keys of the input, or the pointer, have moved it. Enter chooses it.
 * The focus stays in the input, whose attributes name the item.
 */
export function useActiveItem(
  { input, listId }: Pick<CommandPaletteProps, 'input' | 'listId'>,
  typed: string,
  groups: readonly PaletteGroup[],
  onChoose: (item: PaletteItem) => void,
) {
  const [chosen, setChosen] = useState({ typed, key: '' })
  const items = groups.flatMap((group) => group.items)
  // Items that arrive later do not change the active one, another query does.
  const key = chosen.typed === typed ? chosen.key : ''
  const at = Math.max(
    items.findIndex((item) => item.key === key),
    0,
  )
  const active = items[at]
  const setActive = (next: string) => setChosen({ typed, key: next })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !active) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) onChoose(active)
    else setActive(items[(at + step + items.length) % items.length]?.key ?? '')
  })
  useEffect(() => {
    const element = input.current
    element?.setAttribute('aria-expanded', 'true')
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [input])
  const activeId = active && partId(listId, active.key)
  useEffect(() => {
    input.current?.setAttribute('aria-activedescendant', activeId ?? '')
  }, [input, activeId])
  useEffect(() => {
    if (key !== '') document.getElementById(partId(listId, key))?.scrollIntoView({ block: 'nearest' })
  }, [listId, key])
  return { active, setActive }
}
