// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { translate } from '#text/language.ts'
import { draftLines } from './draft-lines.tsx'

test('shows an unknown value of the record as unknown: what came is not in the values of a form', () => {
  const now = { name: 'Áo', position: undefined, active: undefined }
  const lines = draftLines(thing, now, { position: 5, active: undefined }, translate)
  expect(lines.map((line) => line.now)).toEqual(['(không rõ)', '(không rõ)'])
  expect(lines[1]?.draft).toBe('(không rõ)')
  expect(lines[0]?.draft).not.toBe('(không rõ)')
})
