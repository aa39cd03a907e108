interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

// Groups modules that are needed together into few chunks, so that a screen costs few requests. The bundler makes the
// chunks of other dynamic imports (the editor, a catalogue, sign-in).

// Modules of src: each belongs to the first chunk whose roots import it.
const screens: readonly (readonly [chunk: string, isRoot: RegExp])[] = [
  // The plain fields, shared by the sign-in page, forms and dialogs.
  ['fields', /\/src\/kit\/(fields\/|native-choice\.module\.css$)/],
  [
    'office',
    /\/src\/(app\/features|resources\/(?!files\.).*|routes\/-menu|hooks\/names\/use-path|screens\/(resource-screen|frame\/private-frame|load-.*)|features\/sign-in\/private-.*)\.tsx?$/,
  ],
  // The contexts of Mantine's components, for the library chunk of the same name.
  ['mantine', /\/src\/kit\/(mantine-scope\.tsx|default-colors\.ts)$/],
  // The ids and styles of Mantine's inputs, for the library chunk of the same name.
  ['pickers', /\/src\/kit\/(use-id\.ts|input-styles\.css)$/],
  // The loader of names: fetched after the rows that need it, by pickers and by the palette.
  ['names', /\/src\/hooks\/names\/(load|rank)-names\.ts$/],
  // Shared by forms, files and the editor of pictures, so that none loads the code of another.
  [
    'uploads',
    /\/src\/(http\/upload|hooks\/upload\/check-picture|kit\/use-drag-over|screens\/pictures\/use-picture-editor|text\/format-size)\.tsx?$/,
  ],
  // Filters beyond one value, loaded with the first one or the panel.
  ['filters', /\/src\/descriptor\/filters\/(filter-plan|filterable|row-matcher)\.ts$/],
  // Shared by forms, the home page, the inbox, the palette, the file manager and the content check: with the part of the grammar that lists do not need.
  [
    'shared',
    /\/src\/(descriptor\/(?!validate|schemas|check).*|hooks\/(read\/(pages-of|new-records)|notes\/.*|user\/(recent|use-opened-record))|screens\/(duration-text|rating|relations\/relations-box|relations\/relation-lines|list\/tools\/use-view-name)|features\/content-check\/issue-text|kit\/(bar-list|radio-list)|text\/(typed\/.*|format-amount))\.tsx?$/,
  ],
  // The sign of issues, drawn by the content check and by price bands; looks shared by the quote, the inbox and doubles.
  ['shared', /\/src\/kit\/(warning-sign|row-button|two-lines)\.module\.css$/],
  // Markup that is pasted, into texts and into tables.
  ['shared', /\/src\/browser\/neutralize-markup\.ts$/],
  // Validation with the schema library, which lists do not need.
  ['rules', /\/src\/descriptor\/validate\.ts$/],
  [
    'form',
    /\/src\/(screens\/(form\/(form-screen|record-drawer)|settings-screen)|features\/sign-in\/(password-screen|password-panel))\.tsx$/,
  ],
  // The comparison of long texts, loaded with the first conflict in one.
  ['conflict', /\/src\/screens\/form\/conflict-text\.tsx$/],
  // The calendar of date inputs, loaded on the intent to open it.
  ['calendar', /\/src\/kit\/inputs\/date\/calendar\.tsx$/],
  // Inputs shared by some forms and the quote screen.
  ['inputs', /\/src\/kit\/inputs\/(reference|rows)-input\.tsx$/],
  ['calculator', /\/src\/features\/quote\/(calculator-screen|load-calculator)\.tsx?$/],
  // The counts below each form, which must not load the plans of changes for what they share.
  ['relations', /\/src\/screens\/relations\/relation-list\.tsx$/],
  // Drag and drop: trees and boards.
  ['drag', /\/src\/features\/(tree\/tree-screen|board\/board-screen)\.tsx$/],
  ['inbox', /\/src\/features\/inbox\/inbox-screen\.tsx$/],
  // The content check of one form, which must not load the dashboard that shares parts of it.
  ['issues-panel', /\/src\/features\/content-check\/content-check-panel\.tsx$/],
  // The dashboard.
  ['home', /\/src\/features\/(dashboard\/(home-screen|load-home)|quote\/quote-link)\.tsx?$/],
  // For the library chunk of the same name.
  ['spreadsheets', /\/src\/hooks\/tables\/(xlsx-of|zip-in-place)\.ts$/],
  // The cells of tables, for exports, pastes and imports.
  ['tables', /\/src\/hooks\/tables\/(table-columns|load-cell-context|read-cell)\.ts$/],
  // Bulk actions, loaded with the first selection or the list's menu.
  ['bulk-actions', /\/src\/features\/bulk-actions\/(list-menu|bulk-actions)\.tsx$/],
  ['export', /\/src\/features\/bulk-actions\/export-dialog\.tsx$/],
  // Without its panel in forms, which would make the content check load the forms' code.
  ['content-check', /\/src\/features\/content-check\/content-check-screen\.tsx$/],
  // The departures of the back-end, with the route of the settings that has their tab.
  ['contract', /\/src\/features\/contract\/contract-(mark|tabs)\.tsx$/],
  // Loaded with the first picture that is larger than its field needs.
  ['picture-editor', /\/src\/screens\/pictures\/picture-editor\.tsx$/],
  // The file manager, loaded by its page or by the picker.
  ['files', /\/src\/features\/files\/(files-screen|file-picker|load-files)\.tsx?$/],
  // Plans of changes, shared by pasting, importing and bulk edits; after the screens, which must not load them for what they share.
  ['changes', /\/src\/screens\/changes\/(recent-runs|change-plan-view)\.tsx$/],
  // Cells of unknown values, rare in lists, which must not load the grid for them.
  ['unknown', /\/src\/screens\/list\/unknown-value\.tsx$/],
  ['import', /\/src\/features\/import\/import-screen\.tsx$/],
  ['grid', /\/src\/features\/grid\/grid-screen\.tsx$/],
]

const isRoute = /\/src\/routes\/_private/

// Libraries; the first match applies. A chunk may import only chunks above it, or modules would run before their
// dependencies: the components of lists import only the initial chunk.
const libraries: readonly (readonly [chunk: string | null, isIn: RegExp])[] = [
  [null, /oidc-client-ts|jwt-decode/],
  ['spreadsheets', /\/(fflate|saxen|(read|write)-excel-file)\//],
  // In the chunk of its first importer it would create a cycle between chunks.
  ['papaparse', /papaparse/],
  // The look of a text before its editor is there.
  ['form', /@mantine\/core\/styles\/Typography\./],
  // The base of Mantine's components, for the editor and the pickers.
  ['mantine', /\/clsx\/|@mantine\/core\/esm\/(core|components\/Typography)\//],
  // The components of pickers, with their own dependencies.
  ['pickers', /\/(@floating-ui|tabbable|@mantine\/(core|hooks))\//],
  ['office', /@tabler/],
  ['shared', /\/(p-limit|yocto-queue)\//],
  // Only trees, quotes and the home page run several queries at once; only forms and bulk actions block a navigation.
  ['shared', /@tanstack\/.*\/(useQueries|queriesObserver|useBlocker)\.js$/],
  ['office', /\/ky\//],
  ['office', /\/@tanstack\//],
  ['rules', /\/zod\//],
  ['editor', /tiptap|prosemirror|linkify|orderedmap|rope-sequence|w3c-keyname|fast-equals/],
  ['calendar', /react-day-picker|date-fns/],
  ['conflict', /\/node_modules\/diff\//],
  ['picture-editor', /react-image-crop/],
  // Charts, only on the screens that have one.
  ['form', /./],
]

// The early reads, in a file of their own that runs before the rest has arrived; it imports no other chunk.
const isEarlyRoot = /\/src\/entry\.ts$/

const roots = screens.map(() => new Set<string>())
const earlyRoots = new Set<string>()
let reached: readonly ReadonlySet<string>[] | undefined
let reachedEarly: ReadonlySet<string> | undefined

/** Collects the roots of the chunks; call it with every module of a build before the chunks are made. */
export function noteModule(id: string): void {
  reached = undefined
  reachedEarly = undefined
  if (isEarlyRoot.test(id)) earlyRoots.add(id)
  screens.forEach(([, isRoot], index) => isRoot.test(id) && roots[index]?.add(id))
}

/** The bundler's groups: the early reads, the initial chunk, then the screens and their libraries. */
export const chunkGroups = [
  { name: earlyChunkOf, debugName: 'early', priority: 3, includeDependenciesRecursively: false },
  { name: 'app', test: /\/src\/(main|screens\/frame\/view-tools)\.tsx$/, priority: 2 },
  { name: chunkOf, debugName: 'screens', priority: 1, includeDependenciesRecursively: false },
]

function earlyChunkOf(id: string, graph: ModuleGraph): string | null {
  if (/node_modules\/idb-keyval\/|vite\/preload-helper/.test(id)) return 'early'
  reachedEarly ??= reachedFrom(earlyRoots, graph)
  return reachedEarly.has(id) ? 'early' : null
}

function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (/\/@tabler\/.*\/icons\//.test(id)) return iconChunk(id, graph)
  if (id.includes('/node_modules/')) return libraries.find(([, isIn]) => isIn.test(id))?.[0] ?? null
  if (isRoute.test(id)) return routeChunk(graph.getModuleInfo(id)?.importedIds ?? [])
  reached ??= roots.map((from) => reachedFrom(from, graph))
  const found = reached.findIndex((modules) => modules.has(id))
  return screens[found]?.[0] || null
}

// A route's loader and its component go with the screen that they import.
function routeChunk(imported: readonly string[]): string {
  const isImported = ([chunk, isRoot]: (typeof screens)[number]) =>
    chunk !== 'office' && imported.some((id) => isRoot.test(id))
  return screens.find(isImported)?.[0] ?? 'office'
}

// An icon goes into the chunk of its importers if that is a single one, so that the editor's icons stay in its chunk. Icons
// that no list draws go into that of the plain fields, where those draw them, or into the one that the other screens share.
function iconChunk(id: string, graph: ModuleGraph): string | null {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const chunks = new Set(importers.map((one) => chunkOf(one, graph)))
  const [only = 'office'] = chunks
  if (chunks.size === 1) return only
  return ['office', 'fields'].find((chunk) => chunks.has(chunk)) ?? 'shared'
}

// Follows only modules of src: the index of a library imports everything it has, used or not.
function reachedFrom(from: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    for (const next of imported) if (next.includes('/src/')) found.add(next)
  }
  return found
}
