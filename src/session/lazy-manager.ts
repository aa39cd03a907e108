import { config } from './config.ts'
import type { Manager } from './manager.ts'

let made: Promise<Manager> | null = null

/** The user manager; its library comes with the first token call, since the first rows need no more than what is stored. */
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
