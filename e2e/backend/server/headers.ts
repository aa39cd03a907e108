import type { Settings } from './settings.ts'

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

// A year. Other hosts below this one may belong to others: they are not included.
const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Headers of every answer, whatever it is; behind TLS they keep browsers from plain HTTP (RFC 6797). */
export function commonHeaders({ publicUrl }: Settings): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { ...always, ...httpsHeaders } : always
}

/** Origins beside our own that the app may talk to and show pictures of. */
export interface OtherOrigins {
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

/** The policy of the start page; style elements carry the nonce, everything else comes from files. */
export function pagePolicy(nonce: string, others: OtherOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    ["img-src 'self' data: blob:", ...others.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others.connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of everything that is no page: nothing may be loaded, run or framed from it. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"
