import { randomBytes, timingSafeEqual } from 'node:crypto'
import { serviceUnavailable } from '../server/reply.ts'
import { FairQueue, type QueueShare } from './fair-queue.ts'
import { type Derivation, HashThreads } from './hash-threads.ts'

const LENGTH = 32
const COST = 32_768
const BLOCK = 8

/** Hashes that are computed at the same time. */
const THREADS = 2

/** The length of the queue: with two threads the last hash waits about four seconds. */
const HASH_QUEUE = 62

/** The queue share of work for the server itself or for a signed-in person. */
export const ownShare = (key: string): QueueShare => ({ key: `own ${key}`, isKnown: true })

interface Waiting {
  readonly derivation: Derivation
  readonly resolve: (key: Uint8Array) => void
  readonly reject: (error: unknown) => void
}

/** Hashes and checks passwords in a bounded queue; beyond it calls are refused with 503 and Retry-After. */
export class Passwords {
  readonly #threads = new HashThreads()
  readonly #queue: FairQueue<Waiting>
  #running = 0

  constructor(queued = HASH_QUEUE) {
    this.#queue = new FairQueue(queued)
  }

  /** Hashes a password for storage: `scrypt$N$r$salt$key`, salt and key in base64. */
  async hash(password: string, share: QueueShare): Promise<string> {
    const salt = randomBytes(16)
    const key = await this.#derive(derivation(password, salt, COST, BLOCK), share)
    return ['scrypt', COST, BLOCK, salt.toString('base64'), Buffer.from(key).toString('base64')].join('$')
  }

  /** Whether a password matches the stored hash; without a stored hash it takes as long and is false. */
  async matches(password: string, stored: string | undefined, share: QueueShare): Promise<boolean> {
    const [, cost, block, salt = '', key = ''] = (stored ?? NO_HASH).split('$')
    const expected = Buffer.from(key, 'base64')
    const parts = derivation(password, Buffer.from(salt, 'base64'), Number(cost), Number(block))
    const actual = await this.#derive(parts, share)
    return timingSafeEqual(actual, expected) && stored !== undefined
  }

  /** Ends the threads; hashes that wait or run reject. */
  async close(): Promise<void> {
    for (const waiting of this.#queue.clear()) waiting.reject(serviceUnavailable())
    await this.#threads.close()
  }

  #derive(parts: Derivation, share: QueueShare): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const refused = this.#queue.push({ derivation: parts, resolve, reject }, share)
      refused?.reject(serviceUnavailable())
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#running < THREADS) {
      const next = this.#queue.shift()
      if (!next) return
      this.#running += 1
      void this.#threads
        .derive(next.derivation)
        .then(next.resolve, next.reject)
        .finally(() => {
          this.#running -= 1
          this.#startNext()
        })
    }
  }
}

// The response for an unknown username must take as long as for an existing one.
const NO_HASH = `scrypt$${COST}$${BLOCK}$AAAAAAAAAAAAAAAAAAAAAA==$${Buffer.alloc(LENGTH).toString('base64')}`

function derivation(password: string, salt: Uint8Array, cost: number, block: number): Derivation {
  return {
    text: normalizePassword(password),
    salt,
    length: LENGTH,
    options: { N: cost, r: block, p: 1, maxmem: 256 * cost * block },
  }
}

/** The hashed form of a password (NFC): keyboards type combining marks composed or decomposed. */
export function normalizePassword(password: string): string {
  // Normalizing a long run of combining marks takes quadratic time, and no valid password is that long.
  return password.length > 1000 ? password : password.normalize('NFC')
}
