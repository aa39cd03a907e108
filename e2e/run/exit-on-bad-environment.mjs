import { checkEnvironment } from '../backend/server/environment.mjs'

/** Ends the process with one sentence when the environment lets no back-end start, before minutes go into the rest. */
export async function exitOnBadEnvironment() {
  try {
    await checkEnvironment(process.env)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
