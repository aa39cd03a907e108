import { createHash } from 'node:crypto'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { scaffoldRoutes } from './e2e/run/scaffold-routes.ts'

/** /meta.json: a hash of all built files, so that the same build started twice is the same version (spec §2). */
function versionFile(): Plugin {
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

export default defineConfig({
  plugins: [
    scaffoldRoutes(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    versionFile(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'e2e/backend/**/*.test.ts'],
    pool: 'threads',
    isolate: true,
  },
})
