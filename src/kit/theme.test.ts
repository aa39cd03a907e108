// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_COLORS } from './default-colors.ts'
import { cssVariables, theme } from './theme.ts'

const full = mergeMantineTheme(DEFAULT_THEME, theme)
const variables = cssVariables(full) as Record<'light' | 'dark', Record<string, string>>

function channel(value: number): number {
  const c = value / 255
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function shade(color: string, index: number): string {
  return full.colors[color]?.[index] ?? ''
}

/** The colour that a variable refers to. */
function shadeOf(value = ''): string {
  const [, color = '', index] = /--mantine-color-(\w+)-(\d)/.exec(value) ?? []
  return shade(color, Number(index))
}

const surfaces = {
  light: ['--ben-page', '--ben-card', '--ben-hover'].map((name) => variables.light[name] ?? ''),
  dark: ['--ben-page', '--ben-card', '--ben-hover'].map((name) => variables.dark[name] ?? ''),
}

describe('contrast', () => {
  it.each([
    ['text', full.black],
    ['dimmed text', shade('gray', 6)],
    ['the accent', shadeOf(variables.light['--ben-accent'])],
    ['errors', shade('red', 6)],
    ['success', variables.light['--ben-good'] ?? ''],
    ['warnings', variables.light['--ben-warn'] ?? ''],
  ])('light: %s is readable on every surface', (_, color) => {
    for (const surface of surfaces.light) expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['text', shade('dark', 0)],
    ['dimmed text', shade('dark', 2)],
    ['links', shade('sea', 3)],
    ['the accent', shadeOf(variables.dark['--ben-accent'])],
    ['errors', shade('red', 4)],
    ['success', variables.dark['--ben-good'] ?? ''],
    ['warnings', variables.dark['--ben-warn'] ?? ''],
  ])('dark: %s is readable on every surface', (_, color) => {
    for (const surface of surfaces.dark) expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['sea', 'red'])('white can be read on a filled %s button', (color) => {
    expect(contrast('#ffffff', shade(color, 6))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['light', 'dark'] as const)(
    '%s: the chosen entry and the borders of fields stand out',
    (scheme) => {
      const named = variables[scheme]
      expect(contrast(named['--ben-chosen-text'] ?? '', named['--ben-chosen'] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(contrast(named['--ben-field'] ?? '', named['--ben-card'] ?? '')).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('style sheets', () => {
  const src = path.join(import.meta.dirname, '..')
  const declarations = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const lines = readFileSync(path.join(src, file), 'utf8').split('\n')
      return lines.map((line) => ({ file, line: line.trim() }))
    })

  it('draw nothing but fills in the fill of the accent, which has 2.5:1 on a dark surface', () => {
    const drawn = declarations.filter(({ line }) => line.includes('--mantine-primary-color-filled'))
    expect(drawn.length).toBeGreaterThan(0)
    const fills = /^(background|accent-color|--on|--row-color):/
    expect(drawn.filter(({ line }) => !fills.test(line))).toEqual([])
  })

  it('draw only with colours that the theme or src/kit/default-colors.ts has', () => {
    const known = new Set([...Object.keys(theme.colors ?? {}), ...Object.keys(DEFAULT_COLORS)])
    const used = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test'))
      .flatMap((file) => {
        const text = readFileSync(path.join(src, file), 'utf8')
        const names = text.matchAll(/--mantine-color-([a-z]+)-(?:\d|filled|light|outline|text)/g)
        return [...names].map(([, name = '']) => ({ file, name }))
      })
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(({ name }) => !known.has(name))).toEqual([])
  })
})
