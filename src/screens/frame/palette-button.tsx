import { useCallback, useEffect, useState } from 'react'
import { late } from '#kit/late.tsx'
import { notify } from '#kit/notice.tsx'
import { SearchButton } from '#kit/shell/search-button.tsx'
import { text } from '#text/text.ts'
import type { MenuGroup } from './menu.ts'

const Palette = late(
  async () => (await import('#screens/palette/palette.tsx')).Palette,
  () => null,
)

/** The way to the palette: the button, and Ctrl or Cmd with K from anywhere. Its code comes with the first use. */
export function PaletteButton({ menu }: { readonly menu: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    Palette.preload().then(
      () => setOpen(true),
      () => notify({ tone: 'bad', text: text('Chưa tải được phần này.') }),
    )
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // A question that stands open is answered first.
      if (!document.querySelector('dialog:modal')) open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  return (
    <>
      <SearchButton onOpen={open} onIntent={() => void Palette.preload().catch(() => undefined)} />
      {isOpen && <Palette menu={menu} onClose={() => setOpen(false)} />}
    </>
  )
}
