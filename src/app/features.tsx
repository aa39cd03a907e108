import { useTimeout } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { hasInbox } from '#descriptor/inbox.ts'
import type { Resource } from '#descriptor/resource.ts'
import { loadBoard } from '#features/board/load-board.ts'
import { loadInbox } from '#features/inbox/load-inbox.ts'
import { loadTree } from '#features/tree/load-tree.ts'
import { useNewCounts } from '#hooks/read/new-records.ts'
import { LazyLines, lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { resources } from '#resources/table.ts'
import type { Features } from '#screens/features-context.ts'
import { ListScreen, loadList, loadListParts } from '#screens/list/list-screen.tsx'
import { loadSettings } from '#screens/load-screen.ts'

/** The settings record that has a place for the views of a team; undefined without one. */
const teamViews = resources.find(
  (resource: Resource): resource is ResourceWith<'read'> => resource.teamViews !== undefined,
)

/** Milliseconds between the first render and the first call: the rows of the page are loaded before it. */
const delayMs = 3000

const inboxes = resources.filter(hasInbox)

interface MenuBadgesProps {
  readonly children: (badges: ReadonlyMap<string, number>) => ReactNode
}

/** Renders its children with the numbers of new records of each inbox. */
function MenuBadges({ children }: MenuBadgesProps) {
  const [isStarted, setStarted] = useState(false)
  useTimeout(() => setStarted(true), delayMs, { autoInvoke: true })
  return children(useNewCounts(inboxes, isStarted))
}

/** The features of this app. Only the first screen of a list is imported statically; the others are loaded lazily. */
export const features: Features = {
  screens: {
    list: { load: loadList, loadParts: loadListParts, Screen: ListScreen },
    settings: {
      load: loadSettings,
      Screen: lazyComponent(async () => (await import('#screens/settings-screen.tsx')).SettingsScreen),
    },
    tree: {
      load: loadTree,
      Screen: lazyComponent(async () => (await import('#features/tree/tree-screen.tsx')).TreeScreen),
    },
    board: {
      load: loadBoard,
      Screen: lazyComponent(async () => (await import('#features/board/board-screen.tsx')).BoardScreen),
    },
    inbox: {
      load: loadInbox,
      Screen: lazyComponent(async () => (await import('#features/inbox/inbox-screen.tsx')).InboxScreen),
    },
    table: {
      load: async () => {},
      Screen: lazyComponent(async () => (await import('./table-screen.tsx')).TableScreen),
    },
    contentCheck: {
      load: async () => {},
      Screen: lazyComponent(
        async () => (await import('#features/content-check/content-check-screen.tsx')).ContentCheckScreen,
      ),
    },
  },
  FilePicker: lazyComponent(
    async () => (await import('#features/files/file-picker.tsx')).FilePicker,
    LazyDialogFailure,
  ),
  ContentCheckPanel: lazyComponent(
    async () => (await import('#features/content-check/content-check-panel.tsx')).ContentCheckPanel,
  ),
  contentIssues: async (resource, values, t) => {
    const { issuesOfForm } = await import('#features/content-check/issues-of-form.ts')
    return issuesOfForm(resource, values, t)
  },
  quoteEffects: async (change, t) => {
    const { quoteEffects } = await import('#features/quote/quote-effects.ts')
    return quoteEffects(change, t)
  },
  ListMenu: lazyComponent(async () => (await import('#features/bulk-actions/list-menu.tsx')).ListMenu),
  BulkActions: lazyComponent(
    async () => (await import('#features/bulk-actions/bulk-actions.tsx')).BulkActions,
  ),
  CommandPalette: lazyComponent(
    async () => (await import('#features/command-palette/palette.tsx')).Palette,
    LazyLines,
  ),
  ShortcutSheet: lazyComponent(
    async () => (await import('#features/command-palette/shortcut-sheet.tsx')).ShortcutSheet,
    LazyDialogFailure,
  ),
  lineAids: {
    weightRule: {
      Example: lazyComponent(async () => (await import('#features/quote/rule-example.tsx')).RuleExample),
      ReadyLines: lazyComponent(async () => (await import('#features/quote/ready-rules.tsx')).ReadyRules),
    },
  },
  MenuBadges,
  teamViews,
}
