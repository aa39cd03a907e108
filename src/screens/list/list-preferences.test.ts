import { describe, expect, it } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { crud, defineResource } from '#descriptor/index.ts'
import { allColumns, columnRole, defaultColumns } from './column-plan.ts'
import { readPreferences } from './use-list-preferences.ts'

const thing = defineResource({
  name: 'thing',
  path: '/things',
  title: 'Đồ vật',
  noun: 'đồ vật',
  group: 'catalogue',
  icon: 'IconPackage',
  operations: crud('/api/thing'),
  fields: everyKind,
  list: { state: 'toggle', columns: ['number', 'money'] },
})
const usual = ['toggle', 'number', 'money', 'updated_at']

describe('the columns of a list', () => {
  it('are the state, the ranked columns and the date by default', () => {
    expect(defaultColumns(thing)).toEqual(usual)
    expect(usual.map((key) => columnRole(thing, key))).toEqual(['state', undefined, 'amount', 'when'])
  })

  it('can be all fields that a list returns and the first cell does not show', () => {
    const names = Object.keys(thing.fields).filter((name) => !['text', 'image', 'richText'].includes(name))
    expect(new Set(allColumns(thing))).toEqual(new Set(names))
  })
})

describe('readPreferences', () => {
  it('returns the usual ones for nothing or damaged text', () => {
    for (const stored of ['', '{', 'null', '[]', '7']) {
      expect(readPreferences(thing, stored)).toEqual({
        columns: undefined,
        widths: {},
        density: 'normal',
      })
    }
  })

  it('reads the hidden columns that earlier versions stored', () => {
    const stored = JSON.stringify({ hidden: ['number', 'gone'], density: 'compact' })
    expect(readPreferences(thing, stored)).toEqual({
      columns: ['toggle', 'money', 'updated_at'],
      widths: {},
      density: 'compact',
    })
    expect(readPreferences(thing, JSON.stringify({ hidden: ['gone'] })).columns).toBeUndefined()
  })

  it('keeps the order of chosen columns and drops unknown ones, the name and repetitions', () => {
    const columns = ['email', 'number', 'gone', 'text', 'email', 'richText']
    expect(readPreferences(thing, JSON.stringify({ columns })).columns).toEqual(['email', 'number'])
    expect(readPreferences(thing, JSON.stringify({ columns: [] })).columns).toEqual([])
  })

  it('reads widths within their limits', () => {
    const widths = { text: 20, email: 4, number: 3, money: 400, url: 'x', gone: null }
    expect(readPreferences(thing, JSON.stringify({ widths })).widths).toEqual({ text: 20, email: 4 })
  })
})
