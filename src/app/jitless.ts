import * as z from 'zod/mini'

// zod would probe for `new Function`, which the content security policy reports. It must hear this before any schema
// is made, so this is the first import of all.
z.config({ jitless: true })
