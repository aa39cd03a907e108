import type { Plugin } from 'vite'

/**
 * Makes a failed style sheet load again. Vite's preload helper (8.3.8) marks a style sheet as loaded even after an error, and
 * its failed element in the page as the style sheet: the next import would render without styles.
 */
export function retryStyles(): Plugin {
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
