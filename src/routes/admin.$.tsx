import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/$')({
  beforeLoad: ({ params, location }) => {
    // The splat has no leading slash; stripping further ones keeps `/admin//host` inside the app.
    const path = `/${(params._splat ?? '').replace(/^[\s\\/]+/, '')}`
    throw redirect({ href: `${path}${location.searchStr}`, replace: true })
  },
})
