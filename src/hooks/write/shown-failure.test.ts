// @vitest-environment node
import { expect, test } from 'vitest'
import { type Texts, usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { Refused, Unreachable } from '#http/errors.ts'
import { isVietnamese } from '#text/sentences.ts'
import { sourceText } from '#text/text.ts'
import { afterwards, type FailedAct } from './failure-afterwards.ts'
import { WriteFailed } from './write-failed.ts'

const refused = (message = '', status = 409) => new Refused(status, message, {}, '')
const first: Texts = { refused: 'Lỗi thất bại', unreachable: 'Lỗi thất bại', serverMessageFirst: true }
const plain = (text: string): Texts => ({ refused: text, unreachable: text })

test.each<[string, Texts, unknown, FailedAct, string, string | undefined]>([
  [
    'an unaccented text',
    plain('Luu danh muc that bai!'),
    refused(),
    'save',
    'Chưa lưu được.',
    'Luu danh muc that bai!',
  ],
  ['an English text', plain('Save failed'), refused(), 'save', 'Chưa lưu được.', 'Save failed'],
  ['a text that is no sentence', usualTexts, refused(), 'save', 'Chưa lưu được.', 'Lưu thành thất bại!'],
  ['another one', first, refused(), 'save', 'Chưa lưu được.', 'Lỗi thất bại'],
  ['a good sentence', plain('Lưu thất bại!'), refused(), 'save', 'Lưu thất bại!', undefined],
  ['the message of the server', first, refused('Tên này đã có.'), 'save', 'Tên này đã có.', undefined],
  ['its message in English', first, refused('Duplicate key'), 'save', 'Chưa lưu được.', 'Duplicate key'],
  ['a refused delete', plain('Lỗi xóa từ khóa'), refused(), 'delete', 'Lỗi xóa từ khóa', undefined],
  ['a delete without a text', usualDeleteTexts, refused(), 'delete', 'Chưa xóa được.', undefined],
  ['a lost delete', usualDeleteTexts, refused('', 502), 'delete', 'Máy chủ chưa xác nhận.', undefined],
  [
    'a lost save',
    plain('Lưu thất bại!'),
    refused('', 502),
    'save',
    'Máy chủ chưa xác nhận.',
    'Lưu thất bại!',
  ],
  [
    'a password',
    plain('Thay doi khong thanh cong!'),
    refused(),
    'password',
    'Chưa đổi được mật khẩu.',
    'Thay doi khong thanh cong!',
  ],
  ['a row beside its state', plain('Luu that bai!'), refused(), 'change', '', 'Luu that bai!'],
])('%s has a sentence as its headline', (_, texts, cause, act, headline, literal) => {
  const shown = new WriteFailed(texts, cause).shown(act)
  expect([shown.text, shown.literal]).toEqual([headline, literal])
})

test('every act has a headline in Vietnamese, and the advice after it', () => {
  const lost = new WriteFailed(plain('Save failed'), new Unreachable('offline', { sent: false }))
  for (const act of Object.keys(afterwards) as FailedAct[]) {
    const { text, more } = lost.shown(act)
    expect(act === 'change' || isVietnamese(sourceText(text)), act).toBe(true)
    expect(more.length, act).toBeGreaterThan(0)
  }
})

test.each([
  ['Tên này đã có', true],
  ['Khách hàng', true],
  ['Ten nay da co', false],
  ['Save failed', false],
  ['保存できません', false],
  ['ガイド', false],
  ['Größe', false],
])('“%s”: Vietnamese %s', (text, isSo) => {
  expect(isVietnamese(text)).toBe(isSo)
})
