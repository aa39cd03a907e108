/** Texts that PostgreSQL can store and that must be returned byte for byte. */
export const oddTexts: readonly string[] = [
  ' ',
  '\u00a0\u200b\u200d\ufeff',
  '\u202eevil\u202c',
  'Tiếng Việt có dấu'.normalize('NFC'),
  'Tiếng Việt có dấu'.normalize('NFD'),
  'ﾊﾝｶｸｶﾅ ｶﾞﾗｽ',
  '１２３４５６７８９０',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '2024-02-30',
  "'; drop table record_brand; --",
  '" or ""="',
  '%00%0d%0a',
  '%_\\',
  '../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '\t\v\f\u001b[31m',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '\ufffd\ufffe\uffff',
  'ﷺ',
  'İıſß',
]

/** Values that no field accepts, or only fields of some kinds. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null],
  ['x'.repeat(300)],
  { id: 'x', _id: { $gt: '' } },
  'a\0b',
  '\ud800',
]

/** Values that are too large. */
export const hugeValues: readonly unknown[] = [
  'x'.repeat(1_000_000),
  'ễ\0'.repeat(500_000),
  nested(1_000),
  Array.from({ length: 10_000 }, (_, at) => at),
]

/** Request bodies that are not JSON objects, or are objects with hostile keys. */
export const oddBodies: readonly string[] = [
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '1',
  '{',
  '{"name":}',
  '{"name":1e309}',
  '{"name":"\\ud800"}',
  '{"__proto__":{"active":true},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":0}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  '['.repeat(100_000),
]

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let at = 0; at < depth; at++) value = { inner: value }
  return value
}
