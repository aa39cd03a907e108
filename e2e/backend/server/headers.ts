import type { Settings } from './settings.ts'

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

// A year. Without includeSubDomains, because subdomains may have other owners.
const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers of every response; with an https PUBLIC_URL also HSTS (RFC 6797). */
export function commonHeaders({ publicUrl }: Settings): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { ...always, ...httpsHeaders } : always
}

/** The headers of a response that is no page; pages and files replace the last two. */
export function errorHeaders(settings: Settings): Readonly<Record<string, string>> {
  return { ...commonHeaders(settings), 'Content-Security-Policy': denyAllPolicy, 'Cache-Control': 'no-store' }
}

/** Foreign origins that the app connects to and loads images from. */
export interface OtherOrigins {
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

/** The content security policy of the start page; style elements carry the nonce. */
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

/** The content security policy of all other responses. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"
