import { once } from '#browser/once.ts'
import { config } from './config.ts'

/** The user manager; its library is loaded with the first token call, since the first rows need only the stored session. */
export const manager = once(async () => {
  const [{ Manager }, settings] = await Promise.all([import('./manager.ts'), config()])
  return new Manager(settings)
})
