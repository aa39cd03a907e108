import './e2e/run/group-by.mjs'
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

// A busy machine is no fault: what is slow may take its time, what hangs still ends.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

export default mergeConfig(
  app,
  defineConfig({
    test: {
      include: ['e2e/{proof,run}/**/*.test.ts'],
      // Vitest leaves one core free by default; tests wait for databases and hashes more than they compute.
      maxWorkers: availableParallelism(),
      ...patience,
    },
  }),
)
