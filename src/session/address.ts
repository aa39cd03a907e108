import type { Query, WireRequest } from '#descriptor/request.ts'
import { type Config, wrong } from './config.ts'

/** The absolute address of a call: its base, path and query; a list repeats its name. Throws `ConfigProblem`. */
export function addressOf(config: Config, { base, path, query = {} }: WireRequest): string {
  const { apiBase: api, fileBase: file, cdnBase: cdn } = config
  const bases: Config['bases'] = { ...config.bases, api, file, cdn }
  const search = searchOf(query).toString()
  return (bases[base] ?? wrong(`bases.${base}`)) + path + (search === '' ? '' : `?${search}`)
}

function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search
}
