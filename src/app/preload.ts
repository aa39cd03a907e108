import { config } from '#session/config.ts'
import { session } from '#session/session.ts'

// Imported first, so that the session and the configuration load while the other modules are evaluated.
// Later callers get the same result or the error.
config().catch(() => undefined)
session.start().catch(() => undefined)
