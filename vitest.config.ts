import './e2e/run/group-by.mjs'
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

// Long timeouts for busy machines.
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default mergeConfig(
  app,
  defineConfig({
    test: {
      include: ['e2e/{proof,run}/**/*.test.ts'],
      // Vitest leaves one core free by default; tests wait for databases and hashes more than they compute.
      maxWorkers: availableParallelism(),
      ...timeouts,
    },
  }),
)
