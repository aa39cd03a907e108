import type { CommandPaletteProps } from '#screens/features-context.ts'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

/** The dialogs that shortcuts open: one chunk, loaded with the first of them. */
export function CommandPalette({ dialog, menu, onClose }: CommandPaletteProps) {
  const Dialog = dialog === 'palette' ? Palette : ShortcutSheet
  return <Dialog menu={menu} onClose={onClose} />
}
