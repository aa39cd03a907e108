import { vi } from 'vitest'
import { type PageWindow, trackPage } from '#hooks/testing/clean-page.test-data.ts'
import { trackProperties } from '#hooks/testing/track-properties.test-data.ts'
import { waitTimeoutMs } from './wait-timeout.ts'

/** The state of a test process that outlives a test file. */
interface Shared {
  /** Restores the globals of the environment. */
  readonly restoreGlobals: () => void
  readonly channels: Set<BroadcastChannel>
  readonly timers: Set<NodeJS.Timeout>
  /** In the environment of a page. */
  readonly cleanPage: (() => void) | undefined
}

const SHARED = Symbol.for('ben.shared')
const holder = globalThis as { [SHARED]?: Shared }

if (!holder[SHARED]) {
  holder[SHARED] = trackGlobals()
  // React and Testing Library read the page while they are loaded; the first file may be one without a page.
  if (typeof document === 'undefined') await import('#hooks/testing/dom.test-data.ts')
}
const { cleanup, configure } = await import('@testing-library/react')
configure({ asyncUtilTimeout: waitTimeoutMs })
cleanup()
reset(holder[SHARED])
// Modules of the app and its tests are evaluated again in each file; those of packages stay loaded, which is the gain.
vi.resetModules()

/** Replaces timers and channels, which would outlive a file, by versions that are tracked, and records all globals. */
function trackGlobals(): Shared {
  const channels = new Set<BroadcastChannel>()
  const timers = new Set<NodeJS.Timeout>()
  const tracked = <T extends typeof setTimeout | typeof setInterval>(start: T): T => {
    const starting = (...args: Parameters<T>) => {
      const timer: NodeJS.Timeout = Reflect.apply(start, globalThis, args)
      timers.add(timer)
      return timer
    }
    // Happy DOM recognizes Node's timers by their source text.
    return Object.assign(starting, start, { toString: () => start.toString() }) as T
  }
  globalThis.setTimeout = tracked(setTimeout)
  globalThis.setInterval = tracked(setInterval)
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }

    // Code of the previous file may still send messages: those of its closed channels are dropped.
    override postMessage(message: unknown) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (channels.has(this)) super.postMessage(message)
    }
  }
  const page: unknown = globalThis
  const cleanPage = typeof document === 'undefined' ? undefined : trackPage(page as PageWindow, document)
  return { restoreGlobals: trackProperties(globalThis, isOfEnvironment), channels, timers, cleanPage }
}

/** Restores spies, globals and the page after the previous file, and ends its channels and timers. */
function reset({ restoreGlobals, channels, timers, cleanPage }: Shared): void {
  // Vitest lists these for all files of a process; simulated timers have a `clearTimeout` that does not stop real ones.
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const channel of channels) channel.close()
  for (const timer of timers) clearTimeout(timer)
  channels.clear()
  timers.clear()
  restoreGlobals()
  if (!cleanPage) return
  cleanPage()
  localStorage.clear()
  sessionStorage.clear()
}

function isOfEnvironment(key: PropertyKey): boolean {
  return typeof key === 'string' && !key.startsWith('__v')
}
