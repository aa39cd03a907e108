// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { NotFound } from '#hooks/read/errors.ts'
import { NotASuccess, SilentResponse } from '#hooks/read/not-a-success.ts'
import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import { refusalAdvice } from '#http/refusal-advice.ts'
import en from '#text/en.json'
import jp from '#text/jp.json'
import { translate } from '#text/language.ts'
import { sentences } from '#text/sentences.ts'
import { explainFailure } from './explain-failure.ts'
import { afterwards, type FailedAct } from './failure-afterwards.ts'

const refused = (
  status: number,
  message = '',
  problems: Record<string, string> = {},
  wait: number | null = null,
) =>
  new Refused(status, message, problems, wait === null ? 'for reads only' : refusalAdvice(status, wait), {
    wait,
  })
const reason = 'Kho đang kiểm kê'

/** Each cause, and whether a response arrived. */
const causes = {
  '4xx with a message': [refused(409, reason), true],
  '4xx with field errors': [refused(422, '', { name: 'Tên này đã có' }), true],
  '4xx without either': [refused(400), true],
  '403': [refused(403), true],
  '404': [refused(404), true],
  '413': [refused(413), true],
  '429 with a time to wait': [refused(429, '', {}, 12), true],
  'an answer without success, with a message': [new NotASuccess(reason), true],
  'an answer without success': [new NotASuccess(''), true],
  'an answer without content': [new SilentResponse(null), true],
  '5xx': [refused(500), true],
  '5xx with a message': [refused(502, reason), true],
  '503': [refused(503), true],
  '507': [refused(507), true],
  unreadable: [new Unreachable('unreadable', { sent: true }), true],
  network: [new Unreachable('network', { sent: true }), false],
  offline: [new Unreachable('offline', { sent: false }), false],
  timeout: [new Unreachable('timeout', { sent: true }), false],
  'no token': [new Unreachable('server', { sent: false }), true],
  'the end of the session': [new SessionEnded(), true],
  'a record that is gone': [new NotFound(), true],
  'anything else': [new Error('x is undefined'), false],
} as const

/** The buttons that are shown with the sentences of an act. */
const buttons: Partial<Record<FailedAct, string>> = {
  save: 'Lưu',
  answer: 'Mở lại',
  folder: 'Tạo thư mục',
  upload: 'Thử lại',
  wrongFile: 'Thử lại',
  picture: 'Thử lại',
}

describe.each(Object.keys(afterwards) as FailedAct[])('%s', (act) => {
  test.each(Object.entries(causes))('%s', (_name, [cause, isAnswered]) => {
    const given = explainFailure(act, cause, { literal: 'Save failed' })
    const messages = given.map((one) => (typeof one === 'string' ? one : one.text))
    const all = messages.join(' ')
    for (const one of messages) expect(one).toMatch(/^\p{Lu}.*[.!?]$/u)
    expect(new Set(messages).size, 'nothing is said twice').toBe(messages.length)
    expect(all, 'it asks for something').toMatch(/\b(hãy|bạn|bấm)\b/iu)
    expect(all.length).toBeLessThan(220)
    if (isAnswered) expect(all).not.toMatch(/mạng/)
    for (const [, button = ''] of all.matchAll(/[Bb]ấm (\p{Lu}\p{L}+(?: lại| thư mục)?)/gu)) {
      expect(button).toBe(buttons[act])
    }
    expect(all).not.toMatch(/undefined|for reads only/)
  })

  test('gives the reason of the server first, once, as a sentence', () => {
    const messages = explainFailure(act, refused(409, reason), { literal: 'Save failed' })
    expect(messages[0]).toBe(`${reason}.`)
    expect(explainFailure(act, refused(409, reason), { literal: reason })).toEqual(messages.slice(1))
    expect(explainFailure(act, refused(500, `${reason}!`))[0]).toBe(`${reason}!`)
  })
})

test('gives the problem of a field that is not shown beside it', () => {
  const cause = refused(422, 'Sai', { name: 'Tên này đã có', code: 'Mã này đã có' })
  const messages = (placed: readonly string[]) => explainFailure('save', cause, { placed }).slice(0, -1)
  expect(messages([])).toEqual(['Sai.', 'Tên này đã có.'])
  expect(messages(['name'])).toEqual(['Sai.', 'Mã này đã có.'])
  expect(messages(['name', 'code'])).toEqual(['Sai.'])
})

test('reports a known outcome if only a read was sent', () => {
  const waiting = new Unreachable('timeout', { sent: true })
  expect(explainFailure('switch', waiting)).toEqual([afterwards.switch.unsure])
  expect(explainFailure('switch', waiting, { maybeDone: false }).at(-1)).toBe(afterwards.switch.notDone)
})

test('shows no technical message', () => {
  for (const message of ['<b>500</b>', 'TypeError: x at y (a.js:1:2)', '{"a":1}', 'x'.repeat(400)]) {
    const more = explainFailure('save', new NotASuccess(message))
    expect(sentences(translate, '', more)).not.toContain(message.slice(0, 5))
  }
})

test('announces the reading of a list as under way, in every language', () => {
  const messages = Object.values(afterwards).flatMap(({ notDone, unsure, gone = '' }) => [
    notDone,
    unsure,
    gone,
  ])
  const ofLists = messages.filter(
    (one): one is string => typeof one === 'string' && /[Dd]anh sách.*tải lại/.test(one),
  )
  expect(ofLists).not.toHaveLength(0)
  for (const one of ofLists) {
    expect(one).toContain('đang được tải lại')
    expect(Reflect.get(en, one)).toContain('is being reloaded')
    expect(Reflect.get(jp, one)).toContain('読み込み直しています')
  }
})

test.each([
  ['Kho đang kiểm kê', true],
  ['Gửi quá nhiều lần', true],
  ['Bạn đợi 12 giây nhé', false],
  ['Please wait 1 minute', false],
])('adds the requested wait to the reason “%s”: %s', (message, isGiven) => {
  const messages = explainFailure('save', refused(429, message, {}, 12))
  expect(sentences(translate, '', messages).includes('Bạn thử lại sau 12 giây nhé.')).toBe(isGiven)
  expect(messages.at(-1)).toBe(afterwards.save.notDone)
})
