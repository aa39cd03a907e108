import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isRecord } from '#descriptor/read.ts'

/** The configuration of the API that `--api URL` names; undefined without the option. Throws an Error with a sentence. */
export async function apiConfig(
  args: readonly string[],
  standard: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const options = { api: { type: 'string' }, config: { type: 'string' } } as const
  const { api, config } = parseArgs({ args: [...args], options }).values
  if (api === undefined) return undefined
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
    throw new Error(`--api phải là một địa chỉ như https://api.example.vn, không phải "${api}".`)
  const found = config === undefined ? await deployedConfig(api) : parsed(await readFile(config, 'utf8'))
  if (config !== undefined && !found) throw new Error(`--config: ${config} không phải một tệp JSON đúng.`)
  return absolute(found ?? parsed(await readFile(standard, 'utf8')) ?? {}, api)
}

/** The configuration of the app that is deployed beside an API, if there is one. */
async function deployedConfig(api: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const response = await fetch(new URL('/config.json', api)).catch(() => undefined)
  return response?.ok ? parsed(await response.text()) : undefined
}

/** A copy whose relative addresses are resolved on the API. */
function absolute(config: Readonly<Record<string, unknown>>, api: string): Readonly<Record<string, unknown>> {
  const entries = Object.entries(config).map(([key, value]): [string, unknown] => {
    if (isRecord(value)) return [key, absolute(value, api)]
    return [key, typeof value === 'string' && value.startsWith('/') ? new URL(value, api).href : value]
  })
  return Object.fromEntries(entries)
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
