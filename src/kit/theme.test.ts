// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownVariables, valueOf, variables } from './theme.test-data.ts'

function channel(value: number): number {
  const c = value / 255
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('contrast in %s colours', (scheme) => {
  const color = (name: string) => valueOf(scheme, name)
  const surfaces = ['--ben-page', '--ben-card', '--ben-hover'].map(color)

  it.each([
    ['text', '--mantine-color-text'],
    ['dimmed text', '--mantine-color-dimmed'],
    ['links', '--mantine-color-anchor'],
    ['the accent', '--ben-accent'],
    ['errors', '--mantine-color-error'],
    ['success', '--ben-good'],
    ['warnings', '--ben-warn'],
  ])('%s is readable on every surface', (_, name) => {
    for (const surface of surfaces) expect(contrast(color(name), surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['--mantine-primary-color-filled', '--mantine-color-red-filled'])(
    'white can be read on a button of %s',
    (name) => {
      expect(contrast('#ffffff', color(name))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('the chosen entry and the borders of fields stand out', () => {
    expect(contrast(color('--ben-chosen-text'), color('--ben-chosen'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('--ben-field'), color('--ben-card'))).toBeGreaterThanOrEqual(3)
  })
})

describe('style sheets', () => {
  const src = path.join(import.meta.dirname, '..')
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test[.-]/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }))
  // Those of Mantine that the sources import.
  const imported = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/["'](@mantine\/[\w/.-]+\.css)["']/g)].map(([, at = '']) => at),
    ),
  )
  const packages = path.join(src, '../node_modules')
  const all = [
    ...sources,
    ...[...imported].map((file) => ({ file, text: readFileSync(path.join(packages, file), 'utf8') })),
  ]

  it('draw nothing but fills in the fill of the accent, which has 2.5:1 on a dark surface', () => {
    const drawn = sources
      .filter(({ file }) => file.endsWith('.css'))
      .flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line: line.trim() })))
      .filter(({ line }) => line.includes('--mantine-primary-color-filled'))
    expect(drawn.length).toBeGreaterThan(0)
    const fills = /^(background|accent-color|--on|--row-color):/
    expect(drawn.filter(({ line }) => !fills.test(line))).toEqual([])
  })

  it('use only variables that the theme has or a sheet sets itself, unless they name a value in place of it', () => {
    // Colours of highlighted code, which the editor does not have.
    const withoutCode = (text: string) => text.replaceAll(/--code-color[\w-]*: [^;]+;/g, '')
    const set = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name)),
    )
    const used = all.flatMap(({ file, text }) =>
      [...withoutCode(text).matchAll(/var\((--(?:mantine|ben)-[\w-]+)\)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    expect(used.length).toBeGreaterThan(200)
    expect(used.filter(({ name }) => !set.has(name) && !variables.light.has(name))).toEqual([])
  })

  it('use every variable of our own', () => {
    const used = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
    )
    const own = [...ownVariables.light, ...ownVariables.dark].filter((name) => name.startsWith('--ben-'))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((name) => !used.has(name))).toEqual([])
  })

  it('have a light value of every dark one', () => {
    expect(ownVariables.dark.filter((name) => !variables.light.has(name))).toEqual([])
  })
})
