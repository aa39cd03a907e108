import { useState } from 'react'
import type { CommandPaletteProps } from '#screens/features-context.ts'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

/** The dialogs that shortcuts open: one chunk, loaded with the first of them. */
export function CommandPalette({ dialog, endTyping, menu, onClose }: CommandPaletteProps) {
  const [typed] = useState(endTyping)
  const [query = '', ...entered] = typed.split('\n')
  if (dialog === 'shortcuts') return <ShortcutSheet menu={menu} onClose={onClose} />
  return <Palette menu={menu} typed={query} isEntered={entered.length > 0} onClose={onClose} />
}
