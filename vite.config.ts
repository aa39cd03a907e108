import './e2e/run/group-by.mjs'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { asModules } from './e2e/run/as-modules.ts'
import { ByEnvironment } from './e2e/run/by-environment.ts'
import { chunkCycle } from './e2e/run/chunk-cycle.ts'
import { chunkGroups, noteModule } from './e2e/run/chunk-groups.ts'
import { leanReactDom } from './e2e/run/lean-react-dom.ts'
import { ownNamespaces } from './e2e/run/own-namespaces.ts'
import { scaffoldRoutes } from './e2e/run/scaffold-routes.ts'
import { waitTimeoutMs } from './e2e/testing/wait-timeout.ts'

const hashedName = (extension: string) => `assets/[name]-[hash:7]${extension}`

/** /meta.json: a hash of all built files, so that the same build started twice is the same version (S2-42). */
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

/**
 * Keeps the promise of the code of a route's loader: with that of the router, each navigation would wait for a task of the
 * event loop before its first request.
 */
function loadersOnce(): Plugin {
  const imported = /import \{ lazyFn \} from ["']@tanstack\/react-router["']/
  return {
    name: 'loaders-once',
    transform: {
      filter: { id: /\/src\/routes\/.*\.tsx/, code: 'lazyFn(' },
      handler(code) {
        if (!imported.test(code)) throw new Error('The router plugin splits loaders in another way')
        const replaced = code.replace(
          imported,
          "import { lazyMethod as lazyFn } from '#browser/lazy-method.ts'",
        )
        // The line keeps its place, and with it the source map.
        return { code: replaced, map: null }
      },
    },
  }
}

/** Moves the style sheets behind the static frame of index.html, which is painted without waiting for them. */
function frameFirst(): Plugin {
  return {
    name: 'frame-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
        const without = links.reduce((page, link) => page.replace(link, ''), html)
        return without.replace('</body>', `${links.join('')}  </body>`)
      },
    },
  }
}

/**
 * Runs the chunk of the early reads by a script of its own: it waits neither for the other code nor for style sheets. For it
 * the page names the files of the private pages, and its own code, which that script runs when the reads have been sent.
 */
function earlyFirst(): Plugin {
  return {
    name: 'early-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /\/early-[^/]+\.js$/.test(name))
        if (!file) throw new Error('The build has no chunk of the early reads')
        const links = Object.keys(bundle).flatMap((name) => {
          if (!/\/office-[^/]+\.(js|css)$/.test(name)) return []
          const kind = name.endsWith('.js') ? 'rel="modulepreload"' : 'rel="preload" as="style"'
          return `<link ${kind} crossorigin href="/${name}">`
        })
        const script = `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`
        const entry = /<script type="module" crossorigin (src="\/assets\/index-[^"]+\.js")([^>]*)><\/script>/
        if (!entry.test(html)) throw new Error('The page has no script of its code')
        return html
          .replace(entry, (_, src: string, rest: string) => {
            return `<link rel="modulepreload" data-page-code crossorigin ${src.replace('src', 'href')}${rest}>`
          })
          .replace(new RegExp(` *<link rel="modulepreload"[^>]*${file}"[^>]*>\\n?`), '')
          .replace(
            '<meta name="viewport"',
            `<template id="private-code">${links.join('')}</template>\n    ${script}\n    <meta name="viewport"`,
          )
      },
    },
  }
}

/**
 * Marks the chunks that run whole soon after they arrive: Chromium compiles their functions beside the main thread while they
 * load, and keeps them so in its cache. Other browsers see a comment.
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has written the names of the preloaded files: the comment has to be the first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && /^(index|office|shared|form|editor)$/.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/**
 * Makes a failed style sheet load again. Vite's preload helper (8.3.8) marks a style sheet as loaded even after an error, and
 * its failed element in the page as the style sheet: the next import would render without styles.
 */
function retryStyles(): Plugin {
  const changes = [
    [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
    [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
  ] as const
  return {
    name: 'retry-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined
      return changes.reduce((helper, [from, to]) => {
        if (!from.test(helper))
          throw new Error(`vite's preload helper has changed: ${from.source} is missing`)
        return helper.replace(from, to)
      }, code)
    },
  }
}

/** Groups modules into few chunks; a circle of chunks, of which one would run before its imports, fails the build. */
function fewChunks(): Plugin {
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
    compileAhead(),
    versionFile(),
    frameFirst(),
    earlyFirst(),
    retryStyles(),
    fewChunks(),
    ownNamespaces(),
  ],
  resolve: {
    alias: [
      // Mantine changes the id of every input after the first render and so renders each twice; use React's `useId` instead.
      { find: /^.*\/use-id\/use-id\.mjs$/, replacement: path.resolve('src/kit/use-id.ts') },
      // The provider computes the variables of every colour, once more for its own theme; the app draws with few colours.
      { find: /^.*\/default-colors\.mjs$/, replacement: path.resolve('src/kit/default-colors.ts') },
      {
        find: /^.*\/remove-default-variables\.mjs$/,
        replacement: path.resolve('src/kit/remove-default-variables.ts'),
      },
      {
        find: /^.*\/coreFeatures\.js$/,
        replacement: path.resolve('src/kit/list/core-features.ts'),
      },
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
