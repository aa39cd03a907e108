import './e2e/run/group-by.mjs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { asModules } from './e2e/run/as-modules.ts'
import { ByEnvironment } from './e2e/run/by-environment.ts'
import { chunkGroups } from './e2e/run/chunk-groups.ts'
import { compileAhead } from './e2e/run/compile-ahead.ts'
import { fewChunks } from './e2e/run/few-chunks.ts'
import { leanReactDom } from './e2e/run/lean-react-dom.ts'
import { loadersOnce } from './e2e/run/loaders-once.ts'
import { plainRichText } from './e2e/run/plain-rich-text.ts'
import { preloadApp } from './e2e/run/preload-app.ts'
import { preloadHelper } from './e2e/run/preload-helper.ts'
import { scaffoldRoutes } from './e2e/run/scaffold-routes.ts'
import { versionFile } from './e2e/run/version-file.ts'
import { waitTimeoutMs } from './e2e/testing/wait-timeout.ts'

const hashedName = (extension: string) => `assets/[name]-[hash:7]${extension}`

const statelessTests = ['src/{browser,descriptor,resources,text}/**/*.test.{ts,tsx}']
const sharedTests = ['src/{app,features,hooks,http,kit,screens,session}/**/*.test.{ts,tsx}']
const allTests = [
  'src/**/*.test.{ts,tsx}',
  'e2e/{backend,bench,contract,describe,docs,proof,run,testing}/**/*.test.ts',
]

export default defineConfig({
  plugins: [
    scaffoldRoutes(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    loadersOnce(),
    react(),
    leanReactDom(),
    asModules(),
    plainRichText(),
    compileAhead(),
    versionFile(),
    preloadApp(),
    preloadHelper(),
    fewChunks(),
  ],
  resolve: {
    alias: [
      // Mantine changes the id of every picker after the first render and so renders each twice; use React's `useId` instead.
      { find: /^.*\/use-id\/use-id\.mjs$/, replacement: path.resolve('src/kit/use-id.ts') },
      // The theme of the pickers and of the editor has no colours: they are those of the app's own sheet.
      { find: /^.*\/default-colors\.mjs$/, replacement: path.resolve('src/kit/default-colors.ts') },
      // The icons' package makes an element of each line of an icon.
      { find: /^.*\/createReactComponent\.mjs$/, replacement: path.resolve('src/kit/icon-component.tsx') },
      // Readers and writers of spreadsheets start workers from blobs, which the content security policy refuses.
      { find: /^fflate$/, replacement: path.resolve('src/hooks/tables/zip-in-place.ts') },
    ],
  },
  worker: { format: 'es' },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // An unresolved import must fail the build, not the page.
      onwarn(warning, warn) {
        if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
        // React DOM reads functions that only other builds of the scheduler have.
        if (warning.code === 'IMPORT_IS_UNDEFINED' && warning.message.includes('/scheduler/')) return
        warn(warning)
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file names all others: a character less in each of 150 names that cannot be compressed.
        entryFileNames: hashedName('.js'),
        chunkFileNames: hashedName('.js'),
        assetFileNames: hashedName('[extname]'),
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // Frames in parsed texts stay empty; Happy DOM would print an error for each, as it loads those of inert documents too.
    environmentOptions: {
      happyDOM: {
        settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
      },
    },
    projects: [
      // These layers keep no state in modules except the language, which their tests restore: half the time of isolation.
      { extends: true, test: { name: 'stateless', include: statelessTests, isolate: false } },
      // These share processes and loaded packages, but no module of the app and no global: half the time as well.
      {
        extends: true,
        test: {
          name: 'shared',
          include: sharedTests,
          isolate: false,
          setupFiles: ['e2e/testing/fresh-globals.ts'],
          // Its databases are a state of the package.
          server: { deps: { inline: ['fake-indexeddb'] } },
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: allTests, exclude: [...statelessTests, ...sharedTests] },
      },
    ],
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['e2e/testing/fixed-seed.ts', 'e2e/testing/default-wait-timeout.ts'],
    // Processes: a BroadcastChannel reaches the other threads of a process, and a test would end the session of another.
    pool: 'forks',
    // Vitest leaves one core free by default; tests wait for databases and hashes more than they compute.
    maxWorkers: availableParallelism(),
    // Long timeouts for busy machines.
    testTimeout: 30_000,
    expect: { poll: { timeout: waitTimeoutMs } },
    hookTimeout: 60_000,
  },
})
