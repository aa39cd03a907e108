import type { Plugin } from 'vite'

/** Moves the style sheets behind the static frame of index.html, which is painted without waiting for them. */
export function frameFirst(): Plugin {
  return {
    name: 'frame-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
        const without = links.reduce((page, link) => page.replace(link, ''), html)
        return without.replace('</body>', `${links.join('')}  </body>`)
      },
    },
  }
}

/**
 * Runs the chunk of the early reads by a script of its own: it waits neither for the other code nor for style sheets. For it
 * the page names the files of the private pages, and its own code, which that script runs when the reads have been sent.
 */
export function earlyFirst(): Plugin {
  return {
    name: 'early-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /\/early-[^/]+\.js$/.test(name))
        if (!file) throw new Error('The build has no chunk of the early reads')
        const links = Object.keys(bundle).flatMap((name) => {
          if (!/\/office-[^/]+\.(js|css)$/.test(name)) return []
          const kind = name.endsWith('.js') ? 'rel="modulepreload"' : 'rel="preload" as="style"'
          return `<link ${kind} crossorigin href="/${name}">`
        })
        const script = `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`
        const entry = /<script type="module" crossorigin (src="\/assets\/index-[^"]+\.js")([^>]*)><\/script>/
        if (!entry.test(html)) throw new Error('The page has no script of its code')
        return html
          .replace(entry, (_, src: string, rest: string) => {
            return `<link rel="modulepreload" data-page-code crossorigin ${src.replace('src', 'href')}${rest}>`
          })
          .replace(new RegExp(` *<link rel="modulepreload"[^>]*${file}"[^>]*>\\n?`), '')
          .replace(
            '<meta name="viewport"',
            `<template id="private-code">${links.join('')}</template>\n    ${script}\n    <meta name="viewport"`,
          )
      },
    },
  }
}
