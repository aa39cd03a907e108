import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { configFor, grant, type LocalCall, localServer } from '#session/local-server.ts'
import { signIn } from '#session/sign-in.ts'
import { page } from './dom.test-data.ts'

type Reply = (call: LocalCall) => Response | Promise<Response>

/** A real server with a signed-in user, for all tests of a file; each test sets the responses. `config` adds to its configuration. */
export function office(config: object = {}) {
  let server: Awaited<ReturnType<typeof localServer>>
  const answered = new Set<string>()

  beforeAll(async () => {
    server = await localServer()
    const { origin } = server
    server.reply('/config.json', () => Response.json({ ...configFor(origin), ...config }))
    page.happyDOM.setURL(`${origin}/`)
    server.reply('/idp/token', () => grant('admin'))
    await signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  })
  afterEach(() => {
    cleanup()
    cache.clear()
    for (const path of answered) server.reply(path, () => Response.json({}, { status: 404 }))
  })
  afterAll(() => server.close())

  return {
    /** Answers every call to a path; returns the calls received from now on. */
    answer: (path: string, reply: Reply | object): readonly LocalCall[] => {
      const calls: LocalCall[] = []
      answered.add(path)
      server.reply(path, (call) => {
        calls.push(call)
        return typeof reply === 'function' ? reply(call) : Response.json(reply)
      })
      return calls
    },
    /** Replaces the next responses of the identity provider. */
    grants: (reply: () => Promise<Response>) => server.reply('/idp/token', reply),
  }
}

/** Renders a hook with the query cache of the app. */
export function drawn<T, P>(hook: (props: P) => T, initialProps: P) {
  return renderHook(hook, { initialProps, wrapper: Cached })
}

/** Provides the query cache of the app. */
export function Cached({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}

/** A response that is delayed until `release` is called. */
export function held(body: object, status = 200) {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  const reply = async () => {
    await free
    return Response.json(body, { status })
  }
  return { reply, release }
}

/** The parsed body of a call. */
export function bodyIn(call: LocalCall | undefined): unknown {
  return JSON.parse(call?.body ?? 'null')
}
