import { config } from '#session/config.ts'
import { session } from '#session/session.ts'

// Imported before all else, so that storage and the configuration are on their way while the rest is evaluated.
// Whoever needs the one or the other asks again and hears what went wrong.
config().catch(() => undefined)
session.start().catch(() => undefined)
