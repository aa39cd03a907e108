interface Layer {
  readonly path: string
  readonly imports?: readonly string[]
  readonly packages?: readonly string[]
  readonly importedBy?: readonly string[]
  readonly importedByTests?: true
  readonly isolated?: true
}

/**
 * The layers of src/ and, above them, of e2e/, lowest first. A file imports its own layer and those beneath it. Further
 * limits of a layer: `imports` names all that it may import besides itself, `packages` all packages, `importedBy` all that
 * may import it; with `importedByTests` every unit test may as well. The folders of an `isolated` layer do not import each
 * other. Of two entries that match a file the longer one holds.
 */
const layers: readonly Layer[] = [
  { path: 'descriptor/', packages: ['zod', '@tabler/icons-react'] },
  // Values for back-ends that spell their calls otherwise: only the descriptors that use them import them.
  {
    path: 'descriptor/dialects/',
    imports: ['descriptor/'],
    packages: [],
    importedBy: ['resources/', 'e2e/'],
    importedByTests: true,
  },
  { path: 'browser/' },
  { path: 'text/' },
  // The calls of the session and of the file manager, which every layer above them makes.
  { path: 'resources/session.ts', imports: ['descriptor/'] },
  { path: 'resources/files.ts', imports: ['descriptor/'] },
  { path: 'resources/', imports: ['descriptor/'], importedBy: ['routes/', 'app/', 'e2e/'] },
  // The back-end computes with the same rules.
  {
    path: 'features/quote/rules/',
    imports: ['descriptor/', 'text/'],
    importedBy: ['features/quote/', 'e2e/'],
  },
  { path: 'session/' },
  { path: 'http/' },
  { path: 'hooks/' },
  { path: 'kit/', imports: ['browser/', 'descriptor/', 'text/', 'hooks/use-text.ts'] },
  { path: 'screens/' },
  { path: 'features/', isolated: true },
  { path: 'routes/' },
  { path: 'route-tree.gen.ts' },
  { path: 'app/' },
  { path: 'main.tsx' },
  { path: 'entry.ts' },
  {
    path: 'e2e/backend/',
    imports: [
      'descriptor/',
      'text/',
      'resources/',
      'features/quote/rules/',
      'session/password-rule.ts',
      'kit/rich-text/',
    ],
  },
  {
    path: 'e2e/testing/',
    importedBy: [
      'e2e/bench/',
      'e2e/browsers/',
      'e2e/contract/',
      'e2e/flows/',
      'e2e/gallery/',
      'e2e/pages/',
      'e2e/soak/',
      'e2e/run/soak-stages.mjs',
    ],
    importedByTests: true,
  },
  { path: 'playwright.config.ts' },
  { path: 'e2e/' },
]

/** Each file, by its path below src or as `e2e/…`, and its imports: files likewise, packages as `package:NAME`. */
export type Modules = ReadonlyMap<string, readonly string[]>

/** The imports that the layers refuse. */
export function violations(modules: Modules): readonly string[] {
  return [...modules].flatMap(([from, imported]) =>
    imported.flatMap((to) => {
      const reason = refusal(from, to)
      return reason ? [`${from} → ${to}: ${reason}`] : []
    }),
  )
}

function refusal(from: string, to: string): string {
  const layer = layerOf(from)
  if (!layer) return 'the importing file is in no layer'
  if (isPackage(to)) {
    const { packages } = layer
    if (!packages || isTest(from) || packages.includes(packageOf(to))) return ''
    return `${layer.path} imports only the packages ${packages.join(', ')}`
  }
  const target = layerOf(to)
  if (!target) return 'the imported file is in no layer'
  if (layer.isolated && target.isolated && folderOf(from) !== folderOf(to))
    return 'the folders of this layer do not import each other'
  if (layer === target || (target.importedByTests && isTest(from))) return ''
  if (target.importedBy && !startsWithAny(from, target.importedBy))
    return `only ${target.importedBy.join(', ')} imports it`
  if (layers.indexOf(target) > layers.indexOf(layer)) return 'imports go down only'
  if (layer.imports && !startsWithAny(to, layer.imports))
    return `${layer.path} imports only ${layer.imports.join(', ')}`
  return ''
}

function layerOf(file: string): Layer | undefined {
  const matching = layers.filter(({ path }) => file.startsWith(path))
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0]
}

const isPackage = (name: string) => name.startsWith('package:')
const packageOf = (name: string) => /^package:((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? ''
const isTest = (file: string) => /\.test(-d|-data)?\.tsx?$/.test(file)
const startsWithAny = (file: string, paths: readonly string[]) => paths.some((one) => file.startsWith(one))
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')
