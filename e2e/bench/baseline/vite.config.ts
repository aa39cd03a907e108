import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/baseline/',
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true },
})
