import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { keys } from '#hooks/read/keys.ts'
import { send } from '#http/send.ts'
import { sessionDescriptor } from '#resources/session.ts'

/** The name and e-mail address that the user menu and the account page show. */
export interface Profile {
  readonly name: string
  readonly email: string
}

/** The profile of the session (S7-09): the user in `data`. */
function profileOptions() {
  return queryOptions({
    queryKey: keys.profile,
    queryFn: async ({ signal }): Promise<Profile> => {
      const { profile } = sessionDescriptor
      const body = await send(requestOf(profile), { signal })
      const data = profile.record ? profile.record.read(body) : isRecord(body) && body.data
      const user = isRecord(data) ? data : {}
      return { name: readText(user.name ?? user.username), email: readText(user.email) }
    },
    staleTime: 300_000,
  })
}

/** The profile; `enabled` delays the request until the page has loaded. */
export function useProfile(enabled: boolean) {
  return useQuery({ ...profileOptions(), enabled })
}
