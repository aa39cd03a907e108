import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { useGo } from '#screens/use-go.ts'
import { takeReturnPath } from '#session/return-path.ts'

/** Navigates on after the first password change: to the requested page, else home. */
export function useGoOn(): () => Promise<void> {
  const client = useQueryClient()
  const { isPrivatePath } = useRouter().options.context
  const go = useGo()
  return async () => {
    await client.fetchQuery({ ...currentUserOptions(), staleTime: 0 })
    go(takeReturnPath(isPrivatePath) ?? '/', { replace: true, free: true })
  }
}
