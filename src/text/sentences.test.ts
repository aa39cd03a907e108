import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'
import { fill, type Text } from './text.ts'

const t = (source: Text) => (typeof source === 'string' ? source : fill(source.text, source.with))

test('joins a literal text and further sentences, with a dash if the literal has no full stop', () => {
  const more = ['Một.', { text: 'Hai {n}.', with: { n: 2 } }]
  expect(sentences(t, 'Save failed', more)).toBe('Save failed – Một. Hai 2.')
  expect(sentences(t, 'Luu that bai!', more)).toBe('Luu that bai! Một. Hai 2.')
  expect(sentences(t, '', more)).toBe('Một. Hai 2.')
  expect(sentences(t, 'Save failed', [])).toBe('Save failed')
})
