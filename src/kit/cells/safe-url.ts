const SAFE = /^(https?|mailto|tel):/i

/**
 * Returns an address that is safe in a link: http, https, mailto and tel only, never `javascript:` or
 * `data:`. A bare `www.example.jp/x` becomes https; any other text returns undefined.
 */
export function safeUrl(address: string): string | undefined {
  const text = address.trim()
  const full = /^www\./i.test(text) ? `https://${text}` : text
  if (!SAFE.test(full) || !URL.canParse(full)) return undefined
  return full
}
