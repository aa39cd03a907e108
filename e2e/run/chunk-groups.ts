interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

// Few chunks, each of what is needed together, so that a screen costs few requests. What is fetched on its own (the
// editor's own code, a catalogue, signing in) stays a chunk of its own, for the bundler to make.

// Our own modules: the first chunk that reaches one from its roots has it.
const screens: readonly (readonly [chunk: string, isRoot: RegExp])[] = [
  [
    'office',
    /\/src\/(app\/features|hooks\/read\/use-path|screens\/(resource-screen|frame\/private-frame|load-.*)|features\/sign-in\/private-.*)\.tsx?$/,
  ],
  // Forms send pictures, and so do the files: neither waits for the other's code.
  ['uploads', /\/src\/http\/upload\.ts$/],
  // What refuses a value, with the schema library: the business of whoever fills something in, not of lists.
  ['rules', /\/src\/descriptor\/validate\.ts$/],
  // So with what a form, the first page, the palette and the content check share.
  [
    'shared',
    /\/src\/(descriptor\/content-check|hooks\/(write\/few-at-once|user\/recent)|features\/content-check\/issue-text)\.ts$/,
  ],
  [
    'form',
    /\/src\/(screens\/(form\/(form-screen|record-drawer)|settings-screen)|features\/sign-in\/(password-screen|password-panel))\.tsx$/,
  ],
  // Inputs of some forms that the quote desk has as well: neither waits for the other's code.
  ['inputs', /\/src\/kit\/inputs\/(reference|rows)-input\.tsx$/],
  ['calculator', /\/src\/features\/quote\/(calculator-screen|load-calculator)\.tsx?$/],
  // What is dragged: trees and boards.
  ['drag', /\/src\/features\/(tree\/tree-screen|board\/board-screen)\.tsx$/],
  // The first page, which most people see once a day.
  ['home', /\/src\/features\/(dashboard\/home-screen|content-check\/content-issues-card)\.tsx$/],
  // What is done with many records at once: when the first is picked, or the list's menu is opened.
  ['hands', /\/src\/features\/bulk-actions\/(list-menu|picked-hands)\.tsx$/],
  ['export', /\/src\/features\/bulk-actions\/export-dialog\.tsx$/],
  // Not its panel in forms: with that, a list of what is not ready would need the forms' code.
  ['content-check', /\/src\/features\/content-check\/content-check-screen\.tsx$/],
  // The page of files and the picker are the same code: whichever comes first brings it.
  ['files', /\/src\/features\/files\/(files-screen|file-picker|load-files)\.tsx?$/],
]

// Routes, descriptors and their grammar are small: one request for all of them. What looks through records comes later.
const isLeaf =
  /\/src\/(routes\/(_private|-menu)|resources\/|descriptor\/(?!content-check|validate|schemas|check))/
const isHome = /\/features\/dashboard\//
const isFiles = /\/features\/files\//
const isCalculator = /\/features\/quote\//
const isForm = /\/(screens\/form\/form-screen|features\/sign-in\/password-screen)/

// A style sheet that comes later makes the browser lay out the whole page anew: those of forms come with the lists, but
// for those of the editor, of files, of quotes, of the first page and of what is fetched when it is asked for, which are
// nobody's business elsewhere.
const isLateStyle =
  /tiptap|rich-text|(rows|images)-input|reference-pick|money-field|\/Pill|\/kit\/(bar-chart|chart-words|home-(card|rows))|\/screens\/form\/(customer-page|preview)|\/features\/(bulk-actions|command-palette|content-check|dashboard|files|paste|quote)\//
const isStyleOfForms = (id: string) => id.endsWith('.css') && !isLateStyle.test(id)

// Libraries, by what they serve; the first that matches. A chunk may only import those above it, or modules would run
// before what they need: what lists draw with imports nothing but what every page starts with.
const libraries: readonly (readonly [chunk: string | null, isIn: RegExp])[] = [
  [null, /oidc-client-ts|jwt-decode/],
  // With its first user its chunk would be what that one's own modules come from: a circle.
  ['papaparse', /papaparse/],
  [
    'office',
    /@mantine\/core\/(esm\/components|styles)\/(ActionIcon|Button|Combobox\/(get-parsed-combobox-data|ComboboxChevron|Combobox\.module)|Group|Input|InputBase|InputClearButton|InlineInput|Loader|NativeSelect|PasswordInput|Skeleton|Text|TextInput)[/.]/,
  ],
  ['form', /@mantine\/hooks\/esm\/use-(focus-return|focus-trap|input-state|long-press|move|previous)\//],
  [
    'office',
    /@tabler|@mantine\/hooks|@mantine\/core\/esm\/(core|utils\/(InlineInput|InputsGroupFieldset))\//,
  ],
  // Only pickers ask for page after page.
  ['form', /@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\.js$/],
  ['office', /\/(ky|@tanstack)\//],
  ['rules', /\/zod\//],
  ['editor', /tiptap|prosemirror|linkify|orderedmap|rope-sequence|w3c-keyname|fast-equals/],
  ['drag', /@atlaskit|raf-schd|bind-event-listener|@babel\/runtime/],
  // Charts come after all else, on the screens that have one.
  ['chart', /\/(chart\.js|@kurkle)\//],
  ['form', /./],
]

const roots = screens.map(() => new Set<string>())
let reached: readonly ReadonlySet<string>[] | undefined

/** Notes the modules that chunks begin with; call it with every module of a build, before the chunks are made. */
export function noteModule(id: string): void {
  reached = undefined
  screens.forEach(([, isRoot], index) => isRoot.test(id) && roots[index]?.add(id))
}

/** The bundler's groups: what every page starts with, then our screens and their libraries. */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: chunkOf, debugName: 'screens', priority: 1, includeDependenciesRecursively: false },
]

function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (isStyleOfForms(id)) return 'office'
  if (/\/@tabler\/.*\/icons\//.test(id)) return iconChunk(id, graph)
  if (id.includes('/node_modules/')) return libraries.find(([, isIn]) => isIn.test(id))?.[0] ?? null
  if (isLeaf.test(id)) return leafChunk(graph.getModuleInfo(id)?.importedIds ?? [])
  reached ??= roots.map((from) => reachedFrom(from, graph))
  const found = reached.findIndex((modules) => modules.has(id))
  return screens[found]?.[0] || null
}

// A route's two halves, its load and its screen, each where what it draws is.
function leafChunk(imported: readonly string[]): string {
  if (imported.some((next) => isForm.test(next))) return 'form'
  if (imported.some((next) => isCalculator.test(next))) return 'calculator'
  if (imported.some((next) => isHome.test(next))) return 'home'
  return imported.some((next) => isFiles.test(next)) ? 'files' : 'office'
}

// An icon is drawn where the one chunk is that draws it; the editor's many are nobody's business elsewhere.
function iconChunk(id: string, graph: ModuleGraph): string | null {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const chunks = new Set(importers.map((one) => chunkOf(one, graph)))
  const [only = 'office'] = chunks
  return chunks.size === 1 ? only : 'office'
}

// Only through our own modules: a library's index names everything it has, used or not.
function reachedFrom(from: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    for (const next of imported) if (next.includes('/src/')) found.add(next)
  }
  return found
}
