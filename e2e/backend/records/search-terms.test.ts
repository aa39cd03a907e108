// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fold } from '#descriptor/fold.ts'
import { containsPattern, searchTerms } from './search-terms.ts'

describe('folding', () => {
  it('removes case, Vietnamese diacritics and widths in any Unicode form', () => {
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

  it('splits a search into terms and escapes wildcards', () => {
    expect(searchTerms('  Túi   da ')).toEqual([['tui', 'da']])
    expect(searchTerms(' \t ')).toEqual([[]])
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
