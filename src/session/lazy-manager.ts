import { config } from './config.ts'
import type { Manager } from './manager.ts'

let made: Promise<Manager> | null = null

/** The user manager; its library is loaded with the first token call, since the first rows need only the stored session. */
export function manager(): Promise<Manager> {
  made ??= make().catch((error: unknown) => {
    made = null
    throw error
  })
  return made
}

async function make(): Promise<Manager> {
  const [{ Manager }, settings] = await Promise.all([import('./manager.ts'), config()])
  return new Manager(settings)
}
