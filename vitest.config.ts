import './e2e/run/group-by.mjs'
import { defineConfig, mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

export default mergeConfig(app, defineConfig({ test: { include: ['e2e/run/**/*.test.ts'] } }))
