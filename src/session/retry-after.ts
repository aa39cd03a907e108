/** The seconds that a server asks to wait (`Retry-After`, RFC 9110 §10.2.3), null when it asks for none. */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('Retry-After')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const until = (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil(until))
}
