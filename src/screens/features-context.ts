import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Line, LineAidName } from '#descriptor/field.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { LazyComponent } from '#kit/lazy-component.tsx'
import type { MissingContent } from '#kit/publish-dialog.tsx'
import type { SaveChange, SaveEffect } from './effects/save-effect.ts'
import type { Command } from './frame/commands.ts'
import type { MenuGroup } from './frame/menu.ts'
import type { ScreenState } from './href.ts'
import type { SavedViews } from './list/tools/saved-view.ts'
import type { ListPreferences } from './list/use-list-preferences.ts'
import type { Selection } from './list/use-selection.ts'
import type { ResourceOfKind, ScreenKind } from './screen-of.ts'
import type { ScreenSearch } from './screen-search.ts'

/** A kind of screen: its component, the loader of its first records, and that of the parts that this state of it shows. */
export interface ScreenEntry<K extends ScreenKind> {
  readonly load: (resource: ResourceOfKind<K>, search: ScreenSearch) => Promise<unknown>
  readonly loadParts?: (resource: ResourceOfKind<K>, search: ScreenSearch) => Promise<unknown>
  readonly Screen: ComponentType<{ readonly resource: ResourceOfKind<K>; readonly search: ScreenSearch }> &
    Partial<Pick<LazyComponent<object>, 'preload'>>
}

/** A picked file: its address as records store it, and its name. */
export interface PickedFile {
  readonly url: string
  readonly name: string
}

export interface FilePickerProps {
  /** The address of the picture that a chosen one would replace or join; '' for none. */
  readonly present: string
  readonly onPick: (file: PickedFile) => void
  readonly onClose: () => void
}

export interface ListMenuProps {
  /** The menu of the list's files, or of its saved views; or the export of the files at once. */
  readonly part: 'files' | 'views' | 'export'
  readonly resource: ResourceWith<'list'>
  readonly state: ScreenState
  readonly preferences: Pick<ListPreferences, 'columns' | 'widths'>
  readonly savedViews?: SavedViews
  /** The button of the menu; the export needs none. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export interface BulkActionsProps {
  readonly resource: ResourceWith<'list'>
  readonly state: ListState
  readonly shown: Rows | undefined
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
}

export interface CommandPaletteProps {
  readonly menu: readonly MenuGroup[]
  /** The commands of the account menu. */
  readonly commands: readonly Command[]
  readonly query: string
  /** The input of the query. */
  readonly input: RefObject<HTMLInputElement | null>
  /** The id of the results, which the input controls. */
  readonly listId: string
  /** Opens the export of a list in place of the palette. */
  readonly onExport: (resource: ResourceWith<'list'>) => void
  readonly onClose: () => void
}

/** What a feature adds to the lines of a field: ready lines to add, and an example of what a line does. */
export interface LineAid {
  readonly Example: LazyComponent<{ readonly line: Line }>
  readonly ReadyLines: LazyComponent<ReadyLinesProps>
}

export interface ReadyLinesProps {
  readonly present: readonly Line[]
  readonly onAdd: (line: Line) => void
}

/** Features of a layer above that screens use: `src/app` registers each as lazily loaded code. */
export interface Features {
  /** Total: a kind of screen that is not registered does not compile. */
  readonly screens: { readonly [K in ScreenKind]: ScreenEntry<K> }
  /** Picks a picture from the file manager. */
  readonly FilePicker: LazyComponent<FilePickerProps>
  /** The content checks of the record in the form. */
  readonly ContentCheckPanel: LazyComponent<object>
  /** The content that the values of a form lack, each as a sentence with its field. */
  readonly contentIssues: (
    resource: Resource,
    values: Readonly<Record<string, unknown>>,
    t: Translate,
  ) => Promise<readonly MissingContent[]>
  /** The stored quotes that a save would change. */
  readonly quoteEffects: (change: SaveChange, t: Translate) => Promise<readonly SaveEffect[]>
  /** The menu of a list: its saved views, its export. */
  readonly ListMenu: LazyComponent<ListMenuProps>
  /** The actions for the selected rows of a list. */
  readonly BulkActions: LazyComponent<BulkActionsProps>
  /** The results of the command palette. */
  readonly CommandPalette: LazyComponent<CommandPaletteProps>
  /** The lines of the sheet of shortcuts. */
  readonly ShortcutSheet: LazyComponent<{ readonly menu: readonly MenuGroup[]; readonly onClose: () => void }>
  /** Renders its children with the numbers of new records beside the entries of the navigation, by resource name; 0 shows none. */
  readonly MenuBadges: ComponentType<{
    readonly children: (badges: ReadonlyMap<string, number>) => ReactNode
  }>
  /** The settings record that has a place for the views of a team. */
  readonly teamViews?: ResourceWith<'read'> | undefined
  /** What features add to the lines of fields, by the name in a descriptor. */
  readonly lineAids: Readonly<Partial<Record<LineAidName, LineAid>>>
}

const emptyComponent = Object.assign(() => null, { preload: async () => {} })
const noBadges: ReadonlyMap<string, number> = new Map()
const emptyScreen = { load: async () => {}, Screen: emptyComponent }

/** The default renders nothing, for tests of single screens. */
export const FeaturesContext = createContext<Features>({
  screens: {
    settings: emptyScreen,
    table: emptyScreen,
    contentCheck: emptyScreen,
    tree: emptyScreen,
    board: emptyScreen,
    inbox: emptyScreen,
    list: emptyScreen,
  },
  FilePicker: emptyComponent,
  ContentCheckPanel: emptyComponent,
  contentIssues: async () => [],
  quoteEffects: async () => [],
  ListMenu: emptyComponent,
  BulkActions: emptyComponent,
  CommandPalette: emptyComponent,
  ShortcutSheet: emptyComponent,
  MenuBadges: ({ children }) => children(noBadges),
  lineAids: {},
})

/** The features that the app has registered. */
export function useFeatures(): Features {
  return useContext(FeaturesContext)
}
