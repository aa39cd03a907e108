import { describe, expect, it } from 'vitest'
import { choice, defineResource, get, image, longText, number, text, toggle } from './index.ts'
import { listFields, rowStoryOf, stateOptions } from './row-story.ts'
import { samplePlan } from './sample-plan.test-data.ts'

const plain = {
  ...samplePlan,
  operations: { list: get('/api/things') },
} as const

const fields = {
  name: text('Tên', { required: true }),
  body: longText('Nội dung'),
  code: text('Mã'),
  logo: image('Logo'),
  size: number('Cỡ'),
  active: toggle('Đang dùng', { words: { on: 'Đang bán', off: 'Tạm dừng' } }),
}

describe('rowStoryOf', () => {
  it('fills in the label, the first picture, a short text, the only toggle and the last change', () => {
    const thing = defineResource({ ...plain, fields, list: { columns: ['size'] } })
    expect(rowStoryOf(thing)).toEqual({
      picture: 'logo',
      title: 'name',
      detail: ['code'],
      state: 'active',
      columns: ['size'],
      when: 'updated_at',
    })
  })

  it('does not repeat a column below the name', () => {
    const thing = defineResource({ ...plain, fields, list: { columns: ['code', 'size'] } })
    expect(rowStoryOf(thing)).toMatchObject({ detail: [], columns: ['code', 'size'] })
  })

  it('leaves the parts of the lead, the state and the date out of the columns', () => {
    const thing = defineResource({
      ...plain,
      fields,
      list: {
        lead: { title: 'code', detail: ['name'] },
        columns: ['code', 'name', 'active', 'size', 'created_at'],
        when: 'created_at',
      },
    })
    expect(rowStoryOf(thing).columns).toEqual(['size'])
    expect(listFields(thing)).toEqual(['code', 'logo', 'name', 'active', 'size', 'created_at'])
  })

  it('has no date in records without dates', () => {
    const thing = defineResource({ ...plain, fields, dates: false, list: { columns: ['size'] } })
    expect(Object.keys(thing.fields)).toEqual(Object.keys(fields))
    expect(rowStoryOf(thing)).not.toHaveProperty('when', 'updated_at')
    expect(listFields(thing)).not.toContain('updated_at')
  })

  it('takes no state from several toggles, but from a choice with tints', () => {
    const hot = toggle('Nổi bật')
    const thing = defineResource({ ...plain, fields: { ...fields, hot }, list: { columns: [] } })
    expect(rowStoryOf(thing).state).toBeUndefined()
    const status = choice('Tình trạng', { open: 'Mở', shut: 'Đóng' }, { tints: { open: 'new' } })
    const request = defineResource({ ...plain, fields: { ...fields, hot, status }, list: { columns: [] } })
    expect(rowStoryOf(request).state).toBe('status')
    expect(stateOptions(request)).toEqual([
      { value: 'open', label: 'Mở', tint: 'new' },
      { value: 'shut', label: 'Đóng', tint: 'off' },
    ])
  })
})

describe('stateOptions', () => {
  it('gives the words of a toggle', () => {
    const thing = defineResource({ ...plain, fields, list: { columns: ['size'] } })
    expect(stateOptions(thing)).toEqual([
      { value: 'true', label: 'Đang bán', tint: 'done' },
      { value: 'false', label: 'Tạm dừng', tint: 'off' },
    ])
  })

  it('gives nothing for a list without a state', () => {
    const { name, code } = fields
    expect(stateOptions(defineResource({ ...plain, fields: { name, code } }))).toEqual([])
  })
})
