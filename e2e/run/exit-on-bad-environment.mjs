import { checkEnvironment } from '../backend/server/environment.mjs'

/** Exits with an error message if the environment is invalid, before the slow steps of the start. */
export async function exitOnBadEnvironment() {
  try {
    await checkEnvironment(process.env)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
