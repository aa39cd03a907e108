import type { Plugin } from 'vite'

/**
 * Leaves out the controls of `@mantine/tiptap`: the app has tools of its own, and the package hangs every control, with the
 * colour pickers and popovers that they draw, on the component of the editor.
 */
export function plainRichText(): Plugin {
  const control = /^RichTextEditor\.(?!Content\b|Toolbar\b|classes\b|displayName\b)\w+ = \w+;$/gm
  return {
    name: 'plain-rich-text',
    apply: 'build',
    transform: {
      filter: { id: /\/@mantine\/tiptap\/esm\/RichTextEditor\.mjs/ },
      handler(code) {
        if (code.search(control) < 0) this.error('@mantine/tiptap adds its controls in another way')
        // Each line keeps its place, and with it the source map.
        return { code: code.replace(control, ''), map: null }
      },
    },
  }
}
