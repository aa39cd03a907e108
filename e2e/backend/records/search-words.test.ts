// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fold } from '#descriptor/fold.ts'
import { holds, searchWords } from './search-words.ts'

describe('folding', () => {
  it('forgets case, Vietnamese diacritics and widths, however they are composed', () => {
    for (const text of [
      'Thương hiệu',
      'THƯƠNG HIỆU',
      'Thương hiệu'.normalize('NFD'),
      'ｔｈｕｏｎｇ ｈｉｅｕ',
    ]) {
      expect(fold(text)).toBe('thuong hieu')
    }
    expect(fold('Đường ĐÈN')).toBe('duong den')
    expect(fold('ｶﾞﾗｽ')).toBe(fold('ガラス'))
    expect(fold('ガ')).not.toBe(fold('カ'))
  })

  it('splits a search into words and takes their signs as they are', () => {
    expect(searchWords('  Túi   da ')).toEqual(['tui', 'da'])
    expect(searchWords(' \t ')).toEqual([])
    expect(holds('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
