import { isObject } from './body.ts'
import type { OtherOrigins } from './headers.ts'

/** The foreign origins in a `/config.json`, which the content security policy of the start page must allow. */
export function originsOf(config: string): OtherOrigins {
  const { apiBase, fileBase, cdnBase, bases, identity } = parse(config)
  const { authority, metadata } = isObject(identity) ? identity : {}
  const endpoints = isObject(metadata) ? Object.values(metadata) : []
  const others = isObject(bases) ? Object.values(bases) : []
  return {
    connect: foreignOrigins([apiBase, fileBase, cdnBase, ...others, authority, ...endpoints]),
    images: foreignOrigins([apiBase, fileBase, cdnBase]),
  }
}

function foreignOrigins(values: readonly unknown[]): readonly string[] {
  const origins = values.flatMap((value) =>
    typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
      ? [new URL(value).origin]
      : [],
  )
  return [...new Set(origins)]
}

function parse(config: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(config)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
