// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { expect, test, vi } from 'vitest'
import { defineResource, get, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { announceChange, draftWith, putDraft } from '#hooks/drafts/drafts.test-data.ts'
import { draftKey } from '#hooks/drafts/drafts.ts'
import { translate } from '#text/language.ts'
import { draw } from './draw.test-data.tsx'
import { draftLines } from './form/draft-lines.tsx'
import { richTextCode } from './form/input-code.ts'
import { loadFormParts } from './load-form-parts.ts'

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  operations: { list: get('/api/letter') },
  fields: { name: text('Tên'), content: richText('Nội dung') },
  list: { columns: ['name'], sort: ['created_at'] },
})
const values = { content: '<p>Xin chào</p>' }

/** The value of the draft as the first render of its offer has it. */
function firstRender() {
  const [line] = draftLines(letter, {}, values, translate)
  const { container, unmount } = draw(line?.draft)
  const { textContent } = container
  unmount()
  return textContent
}

test('loads the cells of a draft with the form: an offer that grows later would move the inputs', async () => {
  await loadFormParts(letter)
  expect(firstRender(), 'without a draft the cell of a rich text is not loaded').toBe('')
  const of = { subject: 'lan', resource: letter.name, id: '' }
  await putDraft(draftKey(of, 'another tab'), draftWith({ ...of, values }))
  await announceChange()
  await loadFormParts(letter)
  expect(firstRender()).toBe('Xin chào')
})

test('starts loading the editor of a form with a rich text, without waiting for it', async () => {
  const { content: _, ...plainFields } = letter.fields
  await loadFormParts({ ...letter, name: 'note', fields: plainFields })
  expect(richTextCode.loaded).toBeUndefined()
  await loadFormParts(letter)
  await vi.waitFor(() => expect(richTextCode.loaded).toBeDefined())
})
