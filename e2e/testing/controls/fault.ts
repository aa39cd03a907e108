import { z } from 'zod'

/** What goes wrong with a call, as a test orders it. Without `status`, `body`, `reset` or `truncate` it is only late. */
const faultSchema = z.strictObject({
  /** The call's path; `*` stands for anything. */
  path: z.string().startsWith('/'),
  method: z.string().toUpperCase().optional(),
  /** How many calls it strikes; 0 strikes until the next reset. */
  times: z.int().min(0).default(1),
  /** Milliseconds before anything happens. */
  delay: z.int().min(0).max(600_000).default(0),
  /** The back-end does its work first; only its answer is lost or replaced. */
  after: z.boolean().default(false),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Text as it is, anything else as JSON. */
  body: z.unknown().optional(),
  /** The connection is cut without an answer. */
  reset: z.boolean().default(false),
  /** The real answer is cut after so many bytes. */
  truncate: z.int().min(0).optional(),
})

/** A fault with its defaults. */
export type Fault = z.infer<typeof faultSchema>

/** The faults that are set, and which of them strikes next. */
export interface Faults {
  /** Sets one more; a wrong order is an error whose message says what is wrong with it. */
  set(order: unknown): Fault
  clear(): void
  /** The first fault that this call meets; it is used up once. */
  take(method: string, path: string): Fault | undefined
}

/** An empty set of faults. */
export function makeFaults(): Faults {
  let all: { fault: Fault; left: number }[] = []
  return {
    set(order) {
      const fault = faultSchema.parse(order)
      all.push({ fault, left: fault.times === 0 ? Number.POSITIVE_INFINITY : fault.times })
      return fault
    },
    clear() {
      all = []
    },
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
