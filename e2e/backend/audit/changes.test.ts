import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

describe('changesOf', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'records a new field with the name %s of a member of Object.prototype',
    (name) => {
      const after = Object.fromEntries([[name, 'x']])
      expect(Object.entries(changesOf({}, after))).toEqual([[name, { before: null, after: 'x' }]])
      expect(Object.entries(changesOf(null, after))).toEqual([[name, { after: 'x' }]])
    },
  )

  const secret = (
    'pw|pwd|userPw|pin|PIN|ma_pin|pinCode|sim-pin|pin2|pass|dbPass|ftppass|password|passwordHash|' +
    'old_password|passwd|passcode|pass-phrase|PASSWORDS|mat_khau|matKhau|mật khẩu|matkhau|' +
    'mật-khẩu-cũ|pincode|loginpin|otpcode|smsotp|otp|OTPCode|totp|cvv|cvc2|secret|clientSecret|token|accessTokens|apiKey|API_KEY|' +
    'apikey|privateKey|private key|ssh-key|secretKey|credentials|Authorization|recovery_codes|' +
    'パスワード|暗証番号'
  ).split('|')
  const open = (
    'pinned|isPinned|shipping|pineapple|opinion|spine|pinyin|hairpin|spin|footprint|compass|bypass|compassion|passenger|passport|' +
    'keyword|key|keys|hotPotato|spw|upward|name|code|zipCode|mật độ'
  ).split('|')

  it.each(secret)('hides the values of %s, also inside of another field', (name) => {
    const [before, after] = [Object.fromEntries([[name, '111']]), Object.fromEntries([[name, '222']])]
    const changes = changesOf(
      { ...before, more: [{ inner: before }] },
      { ...after, more: [{ inner: after }] },
    )
    expect(JSON.stringify(changes)).not.toMatch(/111|222/)
    expect(changes).toHaveProperty([name], { before: '•••', after: '•••' })
  })

  it.each(open)('records the values of %s', (name) => {
    expect(changesOf(null, Object.fromEntries([[name, '111']]))).toEqual(
      Object.fromEntries([[name, { after: '111' }]]),
    )
  })
})
