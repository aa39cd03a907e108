// @vitest-environment node
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
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

const surfaces = {
  light: ['--ben-page', '--ben-card', '--ben-hover'].map((name) => variables.light[name] ?? ''),
  dark: ['--ben-page', '--ben-card', '--ben-hover'].map((name) => variables.dark[name] ?? ''),
}

describe('contrast', () => {
  it.each([
    ['text', full.black],
    ['dimmed text', shade('gray', 6)],
    ['the accent', shade('sea', 6)],
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
