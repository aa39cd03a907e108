import { config } from '#session/config.ts'
import { session } from '#session/session.ts'

// Imported before all else, so that storage and the configuration are on their way while the rest is evaluated.
// Callers that need one of them call again and get the error.
config().catch(() => undefined)
session.start().catch(() => undefined)
