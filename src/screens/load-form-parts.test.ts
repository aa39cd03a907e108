// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { expect, test, vi } from 'vitest'
import { defineResource, get, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { richTextCode } from './form/input-code.ts'
import { loadFormParts } from './load-form-parts.ts'

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  operations: { list: get('/api/letter') },
  fields: { name: text('Tên'), content: richText('Nội dung') },
  list: { columns: ['name'], sort: ['created_at'] },
})

test('starts loading the editor of a form with a rich text, without waiting for it', async () => {
  const { content: _, ...plainFields } = letter.fields
  await loadFormParts({ ...letter, name: 'note', fields: plainFields })
  expect(richTextCode.loaded).toBeUndefined()
  await loadFormParts(letter)
  await vi.waitFor(() => expect(richTextCode.loaded).toBeDefined())
})
