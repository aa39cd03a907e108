import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What a page has asked for until something showed. */
export interface Weight {
  /** Brotli KiB. */
  readonly scripts: number
  /** Brotli KiB. */
  readonly styles: number
  /** Brotli KiB of both. */
  readonly code: number
  /** KiB as they are; all that the page has loaded so far. */
  readonly fonts: number
  /** The document and every other request before that moment, except fonts: whether those of bold text start before it is a race. */
  readonly requests: number
  readonly calls: readonly string[]
  /** Scripts and style sheets by the names of their files. */
  readonly files: readonly string[]
}

interface Asked {
  readonly path: string
  readonly start: number
}

/** Opens an address and weighs what it took until `selector` stood in the page. */
export async function weighLoad(page: Page, url: string, selector: string, dist: string): Promise<Weight> {
  await noteMoment(page, selector)
  await page.goto(url)
  await page.waitForSelector(selector)
  // Fonts are asked for by the first text that needs them, which may be the rows themselves.
  await page.evaluate(() => document.fonts.ready)
  const { asked, moment } = await page.evaluate(readAsked)
  return weigh(
    asked.filter(({ start }) => start <= moment),
    asked,
    dist,
  )
}

/** Brotli KiB of those files of the built app. */
export function weightOf(files: readonly string[], dist: string): number {
  return files.reduce((sum, file) => sum + brotliSize(path.join(dist, file)), 0) / 1024
}

function weigh(before: readonly Asked[], all: readonly Asked[], dist: string): Weight {
  const files = [...new Set(before.map((asked) => asked.path))].filter((name) => /\.(js|css)$/.test(name))
  const scripts = weightOf(ending(files, '.js'), dist)
  const styles = weightOf(ending(files, '.css'), dist)
  const fonts = new Set(
    ending(
      all.map((asked) => asked.path),
      '.woff2',
    ),
  )
  return {
    scripts,
    styles,
    code: scripts + styles,
    fonts: [...fonts].reduce((sum, file) => sum + readFileSync(path.join(dist, file)).length, 0) / 1024,
    requests: before.filter(({ path: name }) => !name.endsWith('.woff2')).length + 1,
    calls: before.map((asked) => asked.path).filter((name) => name.startsWith('/api/')),
    files,
  }
}

function ending(names: readonly string[], end: string): string[] {
  return names.filter((name) => name.endsWith(end))
}

const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

/** Notes when something first stands in the page; what is asked for in the same moment came because of it. */
async function noteMoment(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return
      performance.mark('weighed')
      watch.disconnect()
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  }, selector)
}

function readAsked(): { asked: Asked[]; moment: number } {
  const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => {
    const { pathname } = new URL(name)
    return { path: pathname, start: startTime }
  })
  return { asked, moment: performance.getEntriesByName('weighed')[0]?.startTime ?? 0 }
}
