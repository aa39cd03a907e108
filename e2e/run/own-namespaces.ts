import type { Plugin } from 'vite'

const helper = /import \{ (\w+) as __exportAll \} from "\.\/rolldown-runtime-[^"]+";/
const preload = / *<link rel="modulepreload"[^>]*\/rolldown-runtime-[^>]*>\n?/

/**
 * Gives the chunks of a first list the bundler's helper for the modules that they import dynamically. Otherwise each list requests
 * one more file, in which the bundler collects its helpers for all chunks.
 */
export function ownNamespaces(): Plugin {
  return {
    name: 'own-namespaces',
    apply: 'build',
    renderChunk(code, { name }) {
      if (!/^(index|office)$/.test(name)) return undefined
      if (!helper.test(code)) throw new Error(`The chunk ${name} imports other helpers of the bundler`)
      return { code: code.replace(helper, ownHelper), map: null }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(preload, ''),
    },
  }
}

// In one line, so that the source map stays true.
const ownHelper = [
  'const __exportAll = (getters) => {',
  'const module = {};',
  'for (const name in getters) Object.defineProperty(module, name, { get: getters[name], enumerable: true });',
  'return module;',
  '};',
].join(' ')
