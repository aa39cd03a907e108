import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/$')({
  beforeLoad: ({ params, location }) => {
    // The splat comes without its leading slash, so that `/admin//host` can lead nowhere but into the app.
    const path = `/${(params._splat ?? '').replace(/^[\s\\/]+/, '')}`
    throw redirect({ href: `${path}${location.searchStr}`, replace: true })
  },
})
