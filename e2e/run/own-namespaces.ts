import type { Plugin } from 'vite'

const helper = /import \{ (\w+) as __exportAll \} from "\.\/rolldown-runtime-[^"]+";/
const file = /\/rolldown-runtime-/

/**
 * Gives the chunks of a first list the bundler's helper for the modules that they import dynamically, and preloads with them no
 * file that has it. Otherwise each list requests one more file, in which the bundler collects its helpers for all chunks.
 */
export function ownNamespaces(): Plugin {
  return {
    name: 'own-namespaces',
    apply: 'build',
    config: () => ({ build: { modulePreload: { resolveDependencies: withoutHelpers } } }),
    renderChunk(code, { name, isEntry }) {
      if (!isEntry && name !== 'office') return undefined
      const own = code.replace(helper, ownHelper)
      if (/from "\.\/rolldown-runtime-/.test(own))
        throw new Error(`The chunk ${name} imports other helpers of the bundler`)
      return { code: own, map: null }
    },
  }
}

/** Returns the imports of a page or a chunk that Vite preloads: those of a list without the file of helpers. */
function withoutHelpers(
  name: string,
  imports: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  const isOfList = hostType === 'html' || /\/(office|table-screen)-/.test(name)
  return isOfList ? imports.filter((one) => !file.test(one)) : imports
}

// In one line, so that the source map stays true.
const ownHelper = [
  'const __exportAll = (getters) => {',
  'const module = {};',
  'for (const name in getters) Object.defineProperty(module, name, { get: getters[name], enumerable: true });',
  'return module;',
  '};',
].join(' ')
