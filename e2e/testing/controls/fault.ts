import { z } from 'zod'

/** The options of a fault. Without `status`, `body`, `reset` or `truncate` the response is only delayed. */
const faultSchema = z.strictObject({
  /** The path of the request; `*` matches any characters. */
  path: z.string().startsWith('/'),
  method: z.string().toUpperCase().optional(),
  /** The number of requests that it affects; 0 affects all until the next reset. */
  times: z.int().min(0).default(1),
  /** Milliseconds before the request is handled. */
  delay: z.int().min(0).max(600_000).default(0),
  /** Handles the request only once the faults are cleared. */
  held: z.boolean().default(false),
  /** The back-end processes the request; only its response is dropped or replaced. */
  after: z.boolean().default(false),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** A string is sent unchanged, other values as JSON. */
  body: z.unknown().optional(),
  /** Closes the connection without a response. */
  reset: z.boolean().default(false),
  /** Cuts the real response after this number of bytes. */
  truncate: z.int().min(0).optional(),
})

/** A fault with its defaults. */
export type Fault = z.infer<typeof faultSchema>

/** The active faults. */
export interface Faults {
  /** Adds a fault; throws a ZodError for invalid options. */
  set(order: unknown): Fault
  clear(): void
  /** The first fault that matches the request; decrements its count. */
  take(method: string, path: string): Fault | undefined
  /** Resolves when the present faults are cleared. */
  cleared(): Promise<void>
}

/** An empty set of faults. */
export function makeFaults(): Faults {
  let all: { fault: Fault; left: number }[] = []
  const waiting: (() => void)[] = []
  return {
    set(order) {
      const fault = faultSchema.parse(order)
      all.push({ fault, left: fault.times === 0 ? Number.POSITIVE_INFINITY : fault.times })
      return fault
    },
    clear() {
      all = []
      for (const resolve of waiting.splice(0)) resolve()
    },
    cleared: () => new Promise((resolve) => void waiting.push(resolve)),
    take(method, path) {
      const match = all.find(({ fault, left }) => left > 0 && matches(fault, method, path))
      if (match) match.left -= 1
      return match?.fault
    },
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false
  const parts = fault.path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}
