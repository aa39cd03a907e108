import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** /meta.json: a hash of all built files, so that the same build started twice is the same version (S2-42). */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    generateBundle(_, bundle) {
      const hash = createHash('sha256')
      for (const file of Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      }
      const version = hash.digest('hex').slice(0, 16)
      this.emitFile({ type: 'asset', fileName: 'meta.json', source: JSON.stringify({ version }) })
    },
    configureServer(server) {
      server.middlewares.use('/meta.json', (_, answer) => {
        answer.setHeader('Content-Type', 'application/json')
        answer.end(JSON.stringify({ version: 'dev' }))
      })
    },
  }
}
