/** A received value as text, shortened; '' for one that did not come. */
export function receivedText(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

const maxLength = 80
