import { createFileRoute } from '@tanstack/react-router'
import { PasswordPanel } from '#features/sign-in/password-panel.tsx'
import { profile } from '#resources/profile.ts'
import { user } from '#resources/user.ts'
import { FormScreen } from '#screens/form/form-screen.tsx'
import { loadForm } from '#screens/load-form.ts'
import { loadScreen } from '#screens/load-screen.ts'
import { idFromSearch, screenSearch, searchDeps } from '#screens/screen-search.ts'
import { SettingsScreen } from '#screens/settings-screen.tsx'

export const Route = createFileRoute('/_private/user/')({
  validateSearch: screenSearch,
  loaderDeps: searchDeps,
  loader: (entering) =>
    entering.deps.id === undefined
      ? loadScreen([profile], entering)
      : loadForm(user, { deps: entering.deps, params: {} }),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  // Without an id it is the user's own profile.
  if (search.id === undefined) return <SettingsScreen resource={profile} search={search} />
  return (
    <FormScreen resource={user} id={idFromSearch(search)} search={search}>
      {(record) => <PasswordPanel resource={user} user={record} />}
    </FormScreen>
  )
}
