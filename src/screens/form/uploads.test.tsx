// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { office } from '#hooks/testing/office.test-data.tsx'
import { makeUploads, UploadsContext, useFormUpload, usePictureUpload } from './uploads.ts'

const { answer } = office()

function upload() {
  let done = (_address: string) => {}
  let fail = (_error: Error) => {}
  const promise = new Promise<string>((resolve, reject) => {
    done = resolve
    fail = reject
  })
  return { promise, done, fail }
}

test('resolves at once without uploads', async () => {
  const uploads = makeUploads()
  expect(uploads.areUnderWay()).toBe(false)
  expect(await uploads.settled()).toBe(true)
})

test('waits for all uploads, including one that starts during the wait', async () => {
  const uploads = makeUploads()
  const [first, second] = [upload(), upload()]
  const events: string[] = []
  void uploads.watch(first.promise).then(() => events.push('first'))
  const settled = uploads.settled().then((isWell) => events.push(`settled ${isWell}`))
  void uploads.watch(second.promise).then(() => events.push('second'))
  first.done('/a.png')
  await new Promise((wait) => setTimeout(wait, 20))
  expect(events).toEqual(['first'])
  expect(uploads.areUnderWay()).toBe(true)
  second.done('/b.png')
  await settled
  expect(events).toEqual(['first', 'second', 'settled true'])
  expect(uploads.areUnderWay()).toBe(false)
})

test('rejects for the field and resolves with false for the save when an upload fails, then with true', async () => {
  const uploads = makeUploads()
  const { promise, fail } = upload()
  const watched = uploads.watch(promise)
  const settled = uploads.settled()
  fail(new Error('gone'))
  await expect(watched).rejects.toThrow('gone')
  expect(await settled).toBe(false)
  expect(await uploads.settled()).toBe(true)
})

test('lets a newer version of the record wait for uploads and for the pictures of texts', async () => {
  const uploads = makeUploads()
  const [sent, picture] = [upload(), upload()]
  expect(uploads.mayBeReplaced()).toBe(true)
  uploads.addPicture(picture.promise)
  const events: string[] = []
  const replaceable = uploads.replaceable().then(() => events.push('replaceable'))
  void uploads.watch(sent.promise)
  picture.done('')
  await new Promise((wait) => setTimeout(wait, 20))
  expect([uploads.mayBeReplaced(), events]).toEqual([false, []])
  sent.done('/a.png')
  await replaceable
  expect(uploads.mayBeReplaced()).toBe(true)
})

test('lets a save not leave out a picture of a text that has failed', async () => {
  const uploads = makeUploads()
  const [picture, sent] = [upload(), upload()]
  uploads.addPicture(picture.promise)
  const watched = uploads.watch(sent.promise)
  sent.fail(new Error('gone'))
  await expect(watched).rejects.toThrow('gone')
  expect([uploads.areUnderWay(), uploads.mayBeReplaced()]).toEqual([true, false])
  expect(await uploads.settled()).toBe(false)
  picture.done('')
  expect(await uploads.settled()).toBe(true)
  expect([uploads.areUnderWay(), uploads.mayBeReplaced()]).toEqual([false, true])
})

test('lets a save not pass over a failed picture until its field has another one or none', async () => {
  const uploads = makeUploads()
  const { promise, fail } = upload()
  const gone = new AbortController()
  const watched = uploads.watch(promise, gone.signal)
  fail(new Error('gone'))
  await expect(watched).rejects.toThrow('gone')
  expect(uploads.areUnderWay()).toBe(true)
  expect(await uploads.settled()).toBe(false)
  expect(uploads.mayBeReplaced(), 'a newer version of the record may replace the field').toBe(true)
  gone.abort()
  expect(uploads.areUnderWay()).toBe(false)
  expect(await uploads.settled()).toBe(true)
})

test('lets a save go on without an upload that is cancelled while it waits', async () => {
  const uploads = makeUploads()
  const { promise, fail } = upload()
  const gone = new AbortController()
  const watched = uploads.watch(promise, gone.signal)
  const settled = uploads.settled()
  gone.abort()
  fail(new DOMException('cancelled', 'AbortError'))
  await expect(watched).rejects.toThrow('cancelled')
  expect(await settled).toBe(true)
})

test('registers the upload of a field with the form around it, if there is one', async () => {
  answer('/api/image/uoload', { code: 1, data: { url: '/files/a.png' } })
  const uploads = makeUploads()
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  const inForm = renderHook(useFormUpload, {
    wrapper: ({ children }) => <UploadsContext value={uploads}>{children}</UploadsContext>,
  })
  const sent = inForm.result.current(file)
  expect(uploads.areUnderWay()).toBe(true)
  expect(await sent).toBe('/files/a.png')
  expect(await uploads.settled()).toBe(true)
  const alone = renderHook(useFormUpload)
  expect(await alone.result.current(file)).toBe('/files/a.png')
})

test.each([
  ['a picture of a text, which has its own wait', useFormUpload, false],
  ['a picture of a field', usePictureUpload, true],
] as const)('a failed upload is missing until its field is done with it: %s', async (_, hook, isMissing) => {
  answer('/api/image/uoload', () => Response.json({}, { status: 500 }))
  const uploads = makeUploads()
  const { result } = renderHook(() => hook(), {
    wrapper: ({ children }) => <UploadsContext value={uploads}>{children}</UploadsContext>,
  })
  const { signal } = new AbortController()
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  await expect(result.current(file, { signal })).rejects.toThrow()
  expect(await uploads.settled()).toBe(!isMissing)
})
