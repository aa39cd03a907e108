import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The build of each app that the product is compared with. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
})
