// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { expect, test, vi } from 'vitest'
import { defineResource, get, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { RichTextEditor } from './form/lazy-inputs.tsx'
import { loadFormParts } from './load-form-parts.ts'

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  operations: { list: get('/api/letter') },
  fields: { name: text('Tên'), content: richText('Nội dung') },
  list: { columns: ['name'], sort: ['created_at'] },
})

test('starts loading the editor of a form with a rich text, without waiting for it', async () => {
  const preload = vi.spyOn(RichTextEditor, 'preload')
  const { content: _, ...plainFields } = letter.fields
  await loadFormParts({ ...letter, name: 'note', fields: plainFields })
  await loadFormParts(letter)
  await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce())
  expect(await preload.mock.results[0]?.value, 'its code is loaded').toBeUndefined()
})
