import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './e2e/run/compile-ahead.ts'
import { preloadApp } from './e2e/run/preload-app.ts'
import { scaffoldIcons } from './e2e/run/scaffold-icons.ts'
import { scaffoldRoutes } from './e2e/run/scaffold-routes.ts'
import { versionFile } from './e2e/run/version-file.ts'

const office =
  /\/src\/(app\/features|routes\/_private\.|features\/sign-in\/private-guard|screens\/(resource|load)-screen)/
const listScreen = path.resolve('src/screens/resource-screen.tsx')

export default defineConfig({
  plugins: [
    scaffoldRoutes(),
    scaffoldIcons(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    compileAhead(),
    versionFile(),
    preloadApp(),
  ],
  resolve: {
    // Readers and writers of spreadsheets start workers from blobs, which the content security policy refuses.
    alias: [{ find: /^fflate$/, replacement: path.resolve('src/hooks/tables/zip-in-place.ts') }],
  },
  worker: { format: 'es' },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each with all that its modules import, unless one above has it. By default a list requests a hundred files.
          groups: [
            { name: 'entry', tags: ['$initial'] },
            // With the parts that the sign-in page shares, for which it would fetch the chunks of private pages.
            {
              name: 'app',
              test: /\/src\/(main|screens\/frame\/view-tools|kit\/literal-line|hooks\/write\/shown-failure|text\/sentences|descriptor\/texts)\.tsx?$|\/Paper\.mjs$/,
            },
            { name: 'inputs', test: /\/src\/kit\/inputs\/password-input\.tsx$|\/TextInput\.mjs$/ },
            {
              debugName: 'office',
              // The routes of lists as well, a few lines each: a request of its own would follow that of the screen.
              name: (id, modules) =>
                office.test(id) ||
                (id.includes('/routes/') && modules.getModuleInfo(id)?.importedIds.includes(listScreen))
                  ? 'office'
                  : null,
            },
            { name: 'modals', test: /\/src\/kit\/(mantine-modal|drawer)\.tsx$/ },
            // For the sign-in page, which would fetch the chunk of forms for it.
            {
              name: 'failure',
              test: /\/src\/(hooks\/write\/shown-failure|text\/(sentences|is-vietnamese))\.ts$/,
            },
            { name: 'form', test: /\/src\/screens\/form\/(form-screen|record-drawer)\.tsx$/ },
            { name: 'editor', test: /\/(@tiptap|prosemirror-\w+)\// },
          ],
        },
      },
    },
  },
})
