import { expect, test } from 'vitest'
import { pictureJobs } from './picture-jobs.ts'

const file = new File(['x'], 'a.png', { type: 'image/png' })
const task = () => new Promise((done) => setTimeout(done))

test('a picture is done once it is uploaded, also after a failure, or cancelled, or deleted from the text', async () => {
  const events: string[] = []
  let isBroken = true
  const jobs = pictureJobs({
    upload: () => () => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve('/a.png')),
    onPicture: (done) => void done.then(() => events.push('done')),
    onUploaded: (_, address) => events.push(address),
  })
  const id = jobs.add(file)
  jobs.send(id)
  await task()
  expect([jobs.get(id)?.error, events]).toEqual([new Error('gone'), []])
  isBroken = false
  jobs.send(id)
  await task()
  expect(events).toEqual(['/a.png', 'done'])
  jobs.cancel(jobs.add(file))
  await task()
  expect(events).toEqual(['/a.png', 'done', 'done'])
  isBroken = true
  const [kept, deleted] = [jobs.add(file), jobs.add(file)]
  jobs.send(deleted)
  await task()
  expect(jobs.waiting()).toBe(2)
  jobs.follow((one) => one === kept)
  await task()
  expect(jobs.waiting()).toBe(1)
  expect(events).toEqual(['/a.png', 'done', 'done', 'done'])
  expect(jobs.get(deleted)?.error, 'for an undo').toEqual(new Error('gone'))
  jobs.follow(() => true)
  expect(jobs.waiting(), 'brought back by an undo').toBe(2)
  jobs.cancel(deleted)
  await task()
  expect(events).toEqual(['/a.png', 'done', 'done', 'done', 'done'])
})
