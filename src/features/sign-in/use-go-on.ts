import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { useGo } from '#screens/use-go.ts'
import { takeReturnPath } from '#session/return-path.ts'

/** Leads on from a first change of password: to the page that was asked for, else home. */
export function useGoOn(): () => Promise<void> {
  const client = useQueryClient()
  const { isPrivatePath } = useRouter().options.context
  const go = useGo()
  return async () => {
    await client.fetchQuery({ ...currentUserOptions(), staleTime: 0 })
    go(takeReturnPath(isPrivatePath) ?? '/', { replace: true, free: true })
  }
}
