import type { CommandPaletteProps } from '#screens/features-context.ts'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

/** The dialogs that shortcuts open: one chunk, loaded with the first of them. */
export function QuickSheet({ is, menu, onClose }: CommandPaletteProps) {
  const Sheet = is === 'palette' ? Palette : ShortcutSheet
  return <Sheet menu={menu} onClose={onClose} />
}
