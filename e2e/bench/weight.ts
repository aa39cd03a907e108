import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Resources that a page requested until an element appeared. */
export interface Weight {
  /** Brotli KiB. */
  readonly scripts: number
  /** Brotli KiB. */
  readonly styles: number
  /** Brotli KiB of both. */
  readonly code: number
  /** KiB of all fonts that the page has loaded, uncompressed. */
  readonly fonts: number
  /** The document and all requests started before the element appeared, except fonts: whether those of bold text start earlier is a race. */
  readonly requests: number
  readonly calls: readonly string[]
  /** The paths of the requests except the document, fonts included. */
  readonly paths: readonly string[]
  /** File names of scripts and style sheets. */
  readonly files: readonly string[]
}

interface LoadedResource {
  readonly path: string
  readonly start: number
}

/** Opens a URL and sums the resources requested until `selector` matched. `hasFonts`: waits for the fonts of the product. */
export async function weighLoad(
  page: Page,
  url: string,
  selector: string,
  dist: string,
  hasFonts = true,
): Promise<Weight> {
  await markFirstMatch(page, selector)
  await page.goto(url)
  await page.waitForSelector(selector)
  if (hasFonts) {
    // The page adds its fonts, two subsets of two weights, once all have loaded.
    await page.waitForFunction(() => {
      return [...document.fonts].filter(({ family }) => family.includes('Be Vietnam Pro')).length >= 4
    })
  }
  const { resources, moment } = await page.evaluate(readResources)
  return weigh(
    resources.filter(({ start }) => start <= moment),
    resources,
    dist,
  )
}

/** Sum of the files' sizes in brotli KiB. */
export function weightOf(files: readonly string[], dist: string): number {
  return files.reduce((sum, file) => sum + brotliSize(path.join(dist, file)), 0) / 1024
}

function weigh(before: readonly LoadedResource[], all: readonly LoadedResource[], dist: string): Weight {
  const files = [...new Set(before.map((resource) => resource.path))].filter((name) =>
    /\.(js|css)$/.test(name),
  )
  const scripts = weightOf(withExtension(files, '.js'), dist)
  const styles = weightOf(withExtension(files, '.css'), dist)
  const fonts = new Set(
    withExtension(
      all.map((resource) => resource.path),
      '.woff2',
    ),
  )
  return {
    scripts,
    styles,
    code: scripts + styles,
    fonts: [...fonts].reduce((sum, file) => sum + readFileSync(path.join(dist, file)).length, 0) / 1024,
    requests: before.filter(({ path: name }) => !name.endsWith('.woff2')).length + 1,
    paths: before.map((resource) => resource.path),
    calls: before.map((resource) => resource.path).filter((name) => name.startsWith('/api/')),
    files,
  }
}

function withExtension(names: readonly string[], end: string): string[] {
  return names.filter((name) => name.endsWith(end))
}

const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const cached = sizes.get(file)
  if (cached !== undefined) return cached
  const size = brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

/** Sets a performance mark when the selector first matches; requests at the same time were caused by the element. */
async function markFirstMatch(page: Page, selector: string): Promise<void> {
  await page.addInitScript((query) => {
    const check = () => {
      if (!document.querySelector(query)) return
      performance.mark('weighed')
      observer.disconnect()
    }
    const observer = new MutationObserver(check)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  }, selector)
}

function readResources(): { resources: LoadedResource[]; moment: number } {
  const resources = performance.getEntriesByType('resource').map(({ name, startTime }) => {
    const { pathname } = new URL(name)
    return { path: pathname, start: startTime }
  })
  return { resources, moment: performance.getEntriesByName('weighed')[0]?.startTime ?? 0 }
}
