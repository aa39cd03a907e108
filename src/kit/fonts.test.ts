// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueOf } from './theme.test-data.ts'

type Face = ReadonlyMap<string, string>

/** The descriptors of the @font-face rules of fonts.css for fonts of the machine. */
const faces: Face[] = [
  ...readFileSync(new URL('fonts.css', import.meta.url), 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
]
  .map(
    ([, body = '']): Face =>
      new Map([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  )
  .filter((face) => face.get('src')?.startsWith('local('))

const familyOf = (face: Face) => face.get('font-family')?.replaceAll('"', '') ?? ''
const ratioOf = (face: Face, name: string) => Number.parseFloat(face.get(name) ?? '') / 100

describe('fallback fonts', () => {
  it.each([...new Set(faces.map(familyOf))])('%s has both weights and a place in the stack', (family) => {
    const weights = faces.filter((face) => familyOf(face) === family).map((face) => face.get('font-weight'))
    expect(weights).toEqual(['400', '600'])
    expect(valueOf('light', '--mantine-font-family').replaceAll('"', '').split(', ')).toContain(family)
  })

  it.each(['Roboto', 'DejaVu Sans', 'Noto Sans', 'Arial'])(
    'a machine with nothing but %s has a face',
    (font) => {
      expect(faces.map((face) => face.get('src')).join()).toContain(`local("${font} Bold")`)
    },
  )

  it.each(faces.map((face) => [familyOf(face), face.get('font-weight'), face] as const))(
    '%s %s has the height of Be Vietnam Pro',
    (_family, _weight, face) => {
      const size = ratioOf(face, 'size-adjust')
      expect(ratioOf(face, 'ascent-override') * size).toBeCloseTo(1, 2)
      expect(ratioOf(face, 'descent-override') * size).toBeCloseTo(0.265, 2)
    },
  )
})
