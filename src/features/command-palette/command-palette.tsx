import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { CommandPaletteProps } from '#screens/features-context.ts'
import { ListExport } from './list-export.tsx'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

/** The dialogs that shortcuts open: one chunk, loaded with the first of them. */
export function CommandPalette({ dialog, endTyping, menu, commands, onClose }: CommandPaletteProps) {
  const [typed] = useState(endTyping)
  const [exported, setExported] = useState<ResourceWith<'list'> | null>(null)
  const [query = '', ...entered] = typed.split('\n')
  if (dialog === 'shortcuts') return <ShortcutSheet menu={menu} onClose={onClose} />
  if (exported) return <ListExport resource={exported} onClose={onClose} />
  return (
    <Palette
      menu={menu}
      commands={commands}
      typed={query}
      isEntered={entered.length > 0}
      onExport={setExported}
      onClose={onClose}
    />
  )
}
