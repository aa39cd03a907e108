import * as z from 'zod/mini'

// zod probes for `new Function`, which the content security policy reports: this must be set before any schema.
z.config({ jitless: true })
