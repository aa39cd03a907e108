import type { Plugin } from 'vite'

/**
 * Marks the large chunks, which run soon after they arrive: Chromium compiles their functions beside the main thread while they
 * load, and keeps them so in its cache. Other browsers see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has written the names of the preloaded files: the comment has to be the first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.length > 100_000)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
