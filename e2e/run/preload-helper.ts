import type { Plugin } from 'vite'

// Vite marks a style sheet as loaded even after an error, and its failed element in the page as the style sheet: the next
// import would render without styles.
const changes = [
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
] as const

/** Changes Vite's preload helper (8.3.8): a failed style sheet loads again. */
export function preloadHelper(): Plugin {
  let isChanged = false
  return {
    name: 'preload-helper',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined
      isChanged = true
      return changes.reduce((helper, [from, to]) => {
        if (!from.test(helper))
          throw new Error(`vite's preload helper has changed: ${from.source} is missing`)
        return helper.replace(from, to)
      }, code)
    },
    generateBundle() {
      if (!isChanged) throw new Error("vite's preload helper has another name")
    },
  }
}
