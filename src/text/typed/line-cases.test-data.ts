/** Phone numbers. */
export const phoneCases: readonly (readonly [string, string])[] = [
  ['\u202a+84 912 345 678\u202c', '+84 912 345 678'],
  ['\u2066 0912345678\u2069', '0912345678'],
  ['0912‐345‑678', '0912-345-678'],
  ['０９１２−３４５−６７８', '0912-345-678'],
  ['０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['09０1–2345—6789', '0901-2345-6789'],
  ['0912\u00a0345\u202f678', '0912 345 678'],
  ['（０３）１２３４－５６７８', '(03)1234-5678'],
  ['＋84912345678', '+84912345678'],
  ['tel:+84-912-345-678', '+84-912-345-678'],
  ['TEL: 03-1234-5678', '03-1234-5678'],
  ['\t0912 345 678\n', '0912 345 678'],
  ['℡03-1234-5678', '03-1234-5678'],
  ['☎ 03-1234-5678', '03-1234-5678'],
  ['chưa có', 'chưa có'],
  ['', ''],
]

/** E-mail addresses. */
export const emailCases: readonly (readonly [string, string])[] = [
  ['\u00a0b@example.com', 'b@example.com'],
  ['c@example.com ', 'c@example.com'],
  ['d\u200b@example.com', 'd@example.com'],
  ['ｅ@example.com', 'e@example.com'],
  ['ｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'e@example.com'],
  ['e@example。com', 'e@example.com'],
  ['a‑b@example.com', 'a-b@example.com'],
  ['mailto:a@b.vn', 'a@b.vn'],
  ['mailto:a@b.vn?subject=Hỏi', 'a@b.vn'],
  ['<a@b.vn>', 'a@b.vn'],
  ['Lan Nguyễn <a@b.vn>', 'a@b.vn'],
  ['a b@c.vn', 'a b@c.vn'],
  ['a@b.vn?x', 'a@b.vn?x'],
]

/** Web addresses and paths. */
export const addressCases: readonly (readonly [string, string])[] = [
  [' https://a.vn/x\u200b ', 'https://a.vn/x'],
  ['ｈｔｔｐｓ：／／ａ．ｖｎ', 'https://a.vn'],
  ['https://a‐b.vn', 'https://a-b.vn'],
  ['https://a‑b.vn/x', 'https://a-b.vn/x'],
  ['HTTPS://ａ.vn/x', 'HTTPS://a.vn/x'],
  // A path may have such characters: folded, the address would be another one.
  ['https://a.vn/a‐b', 'https://a.vn/a‐b'],
  ['https://ja.wikipedia.org/wiki/東京‐大阪', 'https://ja.wikipedia.org/wiki/東京‐大阪'],
  ['https://a.vn/1−2', 'https://a.vn/1−2'],
  ['https://fa.wikipedia.org/wiki/می\u200cخواهم', 'https://fa.wikipedia.org/wiki/می\u200cخواهم'],
  ['https://a.vn/👨\u200d👩\u200d👧', 'https://a.vn/👨\u200d👩\u200d👧'],
  ['https://a.vn/❤\ufe0f', 'https://a.vn/❤\ufe0f'],
  ['https://a.vn/❤\ufe0f?x=①', 'https://a.vn/❤\ufe0f?x=①'],
  ['https://a.vn?q=ｶﾒﾗ', 'https://a.vn?q=ｶﾒﾗ'],
  ['https://a.vn#東京‐大阪', 'https://a.vn#東京‐大阪'],
  ['/wiki/東京‐大阪', '/wiki/東京‐大阪'],
  ['\u200d /wiki/ｶﾒﾗ\u200c ', '/wiki/ｶﾒﾗ'],
  ['https://a.vn/a\u200b\u2060b\u00ad\u200ec\u202c', 'https://a.vn/abc'],
  // Refused because of their blank, as they are written.
  ['https://a.vn/ｶﾒﾗ x', 'https://a.vn/ｶﾒﾗ x'],
  ['https://a.vn/ｶﾒﾗ\u3000x', 'https://a.vn/ｶﾒﾗ x'],
  ['https://en.wikipedia.org/wiki/Michelson–Morley', 'https://en.wikipedia.org/wiki/Michelson–Morley'],
  ['https://a.jp/ｶﾒﾗ', 'https://a.jp/ｶﾒﾗ'],
  ['http：//a.vn', 'http://a.vn'],
  ['／huong-dan', '/huong-dan'],
  ['www.a.vn', 'www.a.vn'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://a.vn/a b', 'https://a.vn/a b'],
]

/** Article numbers and the like. */
export const codeCases: readonly (readonly [string, string])[] = [
  ['ＡＢＣ－１２', 'ABC-12'],
  [' ab\u00a0cd ', 'ab cd'],
  ['A‒1', 'A-1'],
  ['4901234567894\u200e', '4901234567894'],
]
