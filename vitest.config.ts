import './e2e/run/group-by.mjs'
import { availableParallelism } from 'node:os'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './e2e/run/by-environment.ts'
import { waitTimeoutMs } from './e2e/testing/wait-timeout.ts'
import app from './vite.config.ts'

const statelessTests = ['src/{browser,descriptor,resources,text}/**/*.test.{ts,tsx}']
const sharedTests = [
  'src/{app,features,hooks,http,kit,screens,session}/**/*.test.{ts,tsx}',
  'e2e/backend/{files,people,quote,records,uploads}/**/*.test.ts',
]
const allTests = [
  'src/**/*.test.{ts,tsx}',
  'e2e/{backend,bench,contract,describe,docs,proof,run,testing}/**/*.test.ts',
]

export default mergeConfig(
  app,
  defineConfig({
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
      setupFiles: [
        'e2e/testing/fixed-seed.ts',
        'e2e/testing/default-wait-timeout.ts',
        'e2e/testing/with-theme.tsx',
      ],
      // Processes: a BroadcastChannel reaches the other threads of a process, and a test would end the session of another.
      pool: 'forks',
      // Vitest leaves one core free by default; tests wait for databases and hashes more than they compute.
      maxWorkers: availableParallelism(),
      // Long timeouts for busy machines.
      testTimeout: 30_000,
      expect: { poll: { timeout: waitTimeoutMs } },
      hookTimeout: 60_000,
    },
  }),
)
