import type { ScryptOptions } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One key derivation, as `crypto.scrypt` takes it. */
export interface Derivation {
  readonly text: string
  readonly salt: Uint8Array
  readonly length: number
  readonly options: ScryptOptions
}

const program = new URL('./hash-worker.mjs', import.meta.url)

/**
 * Worker threads that run scrypt, started when they are needed. `crypto.scrypt` itself would run in the thread pool of
 * libuv, where the verification of signatures then waits behind it.
 */
export class HashThreads {
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #closing = new AbortController()

  /** Derives one key; the caller limits how many run at once. */
  async derive(derivation: Derivation): Promise<Uint8Array> {
    this.#closing.signal.throwIfAborted()
    const worker = this.#idle.pop() ?? this.#start()
    const answer = once(worker, 'message', { signal: this.#closing.signal })
    worker.postMessage(derivation, [])
    try {
      const [key] = await answer
      this.#idle.push(worker)
      return key
    } catch (error) {
      await this.#end(worker)
      throw error
    }
  }

  /** Ends the threads; a derivation under way rejects. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#all].map((worker) => this.#end(worker)))
  }

  #start(): Worker {
    // Options of the process, such as a TypeScript loader, are of no use to the thread and slow its start.
    const worker = new Worker(program, { execArgv: [] })
    this.#all.add(worker)
    return worker
  }

  async #end(worker: Worker): Promise<void> {
    this.#all.delete(worker)
    await worker.terminate()
  }
}
