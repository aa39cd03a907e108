import type { MenuGroup } from '#screens/frame/menu.ts'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

interface QuickSheetProps {
  readonly is: 'palette' | 'shortcuts'
  readonly menu: readonly MenuGroup[]
  readonly onClose: () => void
}

/** What keys open above the page: one piece of code, fetched with the first of them. */
export function QuickSheet({ is, menu, onClose }: QuickSheetProps) {
  const Sheet = is === 'palette' ? Palette : ShortcutSheet
  return <Sheet menu={menu} onClose={onClose} />
}
