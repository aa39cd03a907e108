import type { ParcelLimits } from './box-type.ts'
import type { PackRequest, PackResponse } from './pack-worker.ts'
import type { PackInput, Packing } from './plans.ts'

/**
 * Packs under the limits of each service in a worker, so that the page stays responsive; throws when the code of the worker
 * is not loaded, and the reason of `signal` when it aborts.
 */
export async function pack(
  input: PackInput,
  limits: readonly ParcelLimits[],
  signal: AbortSignal,
): Promise<readonly Packing[]> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<readonly Packing[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PackResponse>) => resolve(data))
      worker.addEventListener('error', () => reject(new TypeError('The worker has failed')))
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      const request: PackRequest = { input, limits }
      worker.postMessage(request, [])
    })
  } finally {
    worker.terminate()
  }
}
