import type { Plugin } from 'vite'

/**
 * Marks the chunks that run whole soon after they arrive: Chromium compiles their functions beside the main thread while they
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
          if (file.type === 'chunk' && /^(index|office|shared|form|editor)$/.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
