import { sessionDescriptor } from '#resources/session.ts'

/** A copy of a request with the token and the headers of every call; the scheme is Bearer even where the token is bound to a proof (S7-01). */
export function authorised(request: Request, token: string): Request {
  const ready = request.clone()
  ready.headers.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of Object.entries(sessionDescriptor.headers)) ready.headers.set(name, value)
  return ready
}
