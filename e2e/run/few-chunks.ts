import type { Plugin } from 'vite'
import { chunkCycle } from './chunk-cycle.ts'
import { noteModule } from './chunk-groups.ts'

/** Groups modules into few chunks; a circle of chunks, of which one would run before its imports, fails the build. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    apply: 'build',
    moduleParsed: ({ id }) => noteModule(id),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const cycle = chunkCycle(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}. See e2e/run/chunk-groups.ts.`)
    },
  }
}
