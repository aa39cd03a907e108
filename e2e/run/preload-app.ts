import type { Plugin } from 'vite'

/**
 * Names in index.html the files of the app, which the entry imports once the early reads have left: they are fetched beside the
 * entry. Vite itself adds the style sheets to the page, so that the static frame is painted without them.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const files = new Set<string>()
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || files.has(chunk.fileName)) return
          for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(file)
          for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
        }
        add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx'))))
        return [...files].map((file) => {
          const attrs = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
          return { tag: 'link', attrs: { ...attrs, crossorigin: true, href: `/${file}` }, injectTo: 'head' }
        })
      },
    },
  }
}
