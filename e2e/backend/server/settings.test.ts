// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('the settings', () => {
  it('name a database by its address', () => {
    for (const scheme of ['postgres', 'postgresql']) {
      const url = `${scheme}://ben:secret@db:5432/ben`
      expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
    }
    expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })

  it('reject an invalid DATABASE_URL without quoting its password', () => {
    for (const url of ['ben:secret@db', 'mysql://ben:secret@db/ben', 'postgres:secret']) {
      const read = () => readSettings({ DATABASE_URL: url })
      expect(read).toThrow('DATABASE_URL phải có dạng')
      expect(read).not.toThrow('ben:secret')
    }
  })
})

it('refuses days of the audit that the database cannot count', () => {
  expect(readSettings({ AUDIT_DAYS: '36500' }).auditDays).toBe(36_500)
  for (const AUDIT_DAYS of ['36501', '9999999'])
    expect(() => readSettings({ AUDIT_DAYS })).toThrow('AUDIT_DAYS phải là một số nguyên không quá 36500')
})

describe('the name of the first administrator', () => {
  it('is normalized and trimmed like the usernames of accounts', () => {
    const read = (ADMIN_USERNAME: string) => readSettings({ ADMIN_USERNAME }).adminUsername
    expect(read(` ${'Hue Trân'.normalize('NFD')}\u00a0`)).toBe('Hue Trân'.normalize('NFC'))
    expect([read(''), read(' ')]).toEqual(['admin', 'admin'])
  })

  it.each(['\u0430dmin', 'admin\u200b', 'ａｄｍｉｎ', 'hai  dấu cách', 'a'.repeat(61)])(
    'is refused where no account could be made with it: %j',
    (ADMIN_USERNAME) => {
      expect(() => readSettings({ ADMIN_USERNAME })).toThrow(/^ADMIN_USERNAME: .+\.$/)
    },
  )
})

describe('the seed', () => {
  it('is none with DATABASE_URL and full with the embedded database, unless it is named', () => {
    const DATABASE_URL = 'postgres://ben@db/ben'
    expect(readSettings({ DATABASE_URL }).seed).toBe('none')
    expect(readSettings({}).seed).toBe('full')
    expect(readSettings({ DATABASE_URL, SEED: 'full' }).seed).toBe('full')
    expect(readSettings({ SEED: 'none' }).seed).toBe('none')
    expect(() => readSettings({ SEED: 'half' })).toThrow('SEED phải là một trong full, small, none')
  })
})
