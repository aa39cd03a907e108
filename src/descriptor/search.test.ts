import { describe, expect, it } from 'vitest'
import { phoneSpellings, searchMatcher } from './search.ts'

const spellings = [
  '0917658529',
  '0917 658 529',
  '0917.658.529',
  '0917-658-529',
  '(0917) 658 529',
  '+84 917 658 529',
  '84917658529',
  '\u202a０９１７‐６５８−529\u202c',
]

describe('a search', () => {
  it.each(spellings)('finds a number stored as %s in every spelling', (stored) => {
    for (const typed of spellings) expect(searchMatcher(typed)(`Trần Hữu Phước ${stored}`), typed).toBe(true)
    expect(searchMatcher('658529')(stored)).toBe(true)
    expect(searchMatcher('phuoc 0917658')(`Trần Hữu Phước ${stored}`)).toBe(true)
    expect(searchMatcher('0917658520')(stored)).toBe(false)
  })

  it('finds two numbers that are not one', () => {
    expect(searchMatcher('2024 1000')('Máy 2024, loại 1000')).toBe(true)
    expect(searchMatcher('20241000')('Máy 2024, loại 1000')).toBe(false)
  })

  it('joins no digits of two lines', () => {
    expect(searchMatcher('4567890')('123456\n7890')).toBe(false)
  })

  it('ignores case and diacritics and matches each word inside the text', () => {
    expect(searchMatcher('  PHUOC huu ')('Trần Hữu Phước')).toBe(true)
    expect(searchMatcher('')('Trần')).toBe(true)
    expect(searchMatcher('phuoc x')('Trần Hữu Phước')).toBe(false)
  })
})

describe('the spellings of a phone number', () => {
  it('begin with the joined digits, then the usual groups, then the text as typed', () => {
    expect(phoneSpellings('0917 658529')).toEqual(['0917658529', '0917 658 529', '0917 658529'])
    expect(phoneSpellings('+84 917.658.529')).toEqual(['0917658529', '0917 658 529', '+84 917.658.529'])
    expect(phoneSpellings('0917658529')).toEqual(['0917658529', '0917 658 529'])
    expect(phoneSpellings('\u202a0917‐658\u00a0529\u202c')).toEqual([
      '0917658529',
      '0917 658 529',
      '0917‐658\u00a0529',
    ])
    expect(phoneSpellings('giày\u200b')).toEqual(['giày'])
    expect(phoneSpellings('03-1234-5678')).toEqual(['0312345678', '0312 345 678', '03-1234-5678'])
  })

  it('are only the text for anything else', () => {
    for (const text of ['', 'giày', '2024 1000', 'BEN 0917658529', '123456', '12/09/2025'])
      expect(phoneSpellings(text)).toEqual([text])
  })
})
