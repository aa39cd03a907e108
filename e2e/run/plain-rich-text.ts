import type { Plugin } from 'vite'

/**
 * Leaves out the controls of `@mantine/tiptap`: the app has tools of its own, and the package assigns every control, with the
 * colour pickers and popovers that it renders, to the component of the editor.
 */
export function plainRichText(): Plugin {
  const control = /^RichTextEditor\.(?!Content\b|Toolbar\b|classes\b|displayName\b)\w+ = \w+;$/gm
  let isDone = false
  return {
    name: 'plain-rich-text',
    apply: 'build',
    transform: {
      filter: { id: /\/@mantine\/tiptap\/esm\/RichTextEditor\.mjs/ },
      handler(code) {
        isDone = code.search(control) >= 0
        // Each line keeps its number, and with it the source map.
        return { code: code.replace(control, ''), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('@mantine/tiptap assigns its controls in another way')
    },
  }
}
