import { useContext, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { useGo } from '#screens/use-go.ts'
import { session } from '#session/session.ts'
import { localGroups } from './local-items.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteView } from './palette-view.tsx'
import { recordGroups } from './record-groups.ts'
import { useGlobalSearch } from './use-global-search.ts'

interface PaletteProps {
  readonly menu: readonly MenuGroup[]
  readonly onClose: () => void
}

/** The command palette: screens, create actions, recent records, and the records of every entity. */
export function Palette({ menu, onClose }: PaletteProps) {
  const t = useText()
  const go = useGo()
  const resources = useContext(ResourcesContext)
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const { found, failed, isBusy, retry } = useGlobalSearch(resources, query)
  const subject = session.storedUser()?.subject ?? ''
  const groups = [...localGroups({ menu, resources, subject }, query, t), ...recordGroups(found, query, t)]
  const choose = (to: string) => {
    onClose()
    go(to)
  }
  return (
    <PaletteView groups={groups} onSearch={setTyped} onChoose={choose} onClose={onClose}>
      <PaletteFoot
        isBusy={isBusy}
        isEmpty={groups.length === 0}
        failed={failed.map(({ title }) => t(title))}
        onRetry={retry}
      />
    </PaletteView>
  )
}
