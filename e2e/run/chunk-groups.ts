interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

// Few chunks, each of what is needed together, so that a screen costs few requests: the office (its frame, lists and
// trees) and the forms. What is fetched on its own (the editor, a catalogue, signing in) stays a chunk of its own.
const chunks: readonly (readonly [name: string, isRoot: RegExp])[] = [
  ['', /\/src\/screens\/session\/login-screen\.tsx$/],
  [
    'office',
    /\/src\/screens\/(resource-screen\.tsx|home-screen\.tsx|load-.*|frame\/private-frame\.tsx|session\/private-.*)$/,
  ],
  [
    'form',
    /\/src\/screens\/(form\/(form-screen|record-drawer)|settings-screen|session\/password-screen)\.tsx$/,
  ],
]

// Routes and descriptors are a few lines each: one request for all of them. The calls and the table serve the office only.
const isOffice = (id: string) =>
  /\/src\/(routes\/(_private|-menu)|resources\/)|\/node_modules\/(ky|@tanstack)\//.test(id)
const isForm = (ids: readonly string[]) =>
  ids.some((id) => /screens\/(form\/form-screen|session\/password-screen)/.test(id))

const roots = chunks.map(() => new Set<string>())
let reached: readonly ReadonlySet<string>[] | undefined

/** Notes the modules that chunks begin with; call it with every module of a build, before the chunks are made. */
export function noteModule(id: string): void {
  reached = undefined
  chunks.forEach(([, isRoot], index) => isRoot.test(id) && roots[index]?.add(id))
}

/** The bundler's groups: what every page starts with, our own modules by screen, libraries by who needs them. */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: chunkOf,
    debugName: 'screens',
    test: /\/src\/|\/node_modules\/(ky|@tanstack)\//,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'lib', test: /node_modules/, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
]

/** The chunk of a module of ours, null where the bundler decides. The first chunk that reaches it has it; what signing in needs is left alone. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (isOffice(id)) return isForm(graph.getModuleInfo(id)?.importedIds ?? []) ? 'form' : 'office'
  reached ??= roots.map((from) => reachedFrom(from, graph))
  const found = reached.findIndex((modules) => modules.has(id))
  return chunks[found]?.[0] || null
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
