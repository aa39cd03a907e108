import { AppShell, NavLink } from '@mantine/core'
import {
  createLink,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screens } from '../screens.js'
import { ListPage } from './list-page.jsx'
import { listQuery, oneQuery, queryClient } from './records.js'

const MenuLink = createLink(NavLink)
const screenAt = (path) => screens.find((screen) => screen.path === path)

const root = createRootRoute({
  component: () => (
    <AppShell navbar={{ width: 240 }} padding="md">
      <AppShell.Navbar>
        {screens.map(({ path, title }) => (
          <MenuLink key={path} to={`/${path}`} label={title} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  ),
})

const list = createRoute({
  getParentRoute: () => root,
  path: '/$path',
  validateSearch: z.object({
    page: z.optional(z.number()),
    size: z.optional(z.number()),
    sort: z.optional(z.string()),
    keyword: z.optional(z.string()),
    edit: z.optional(z.string()),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const screen = screenAt(params.path)
    const rows = queryClient.ensureQueryData(listQuery(screen, deps))
    await Promise.all([rows, deps.edit && queryClient.ensureQueryData(oneQuery(screen, deps.edit))])
    return screen
  },
  component: function List() {
    const screen = list.useLoaderData()
    return <ListPage key={screen.path} screen={screen} search={list.useSearch()} />
  },
})

const guide = createRoute({
  getParentRoute: () => root,
  path: '/guides/$id',
  loader: ({ params }) => queryClient.ensureQueryData(oneQuery(screenAt('guides'), params.id)),
  component: lazyRouteComponent(() => import('./guide-page.jsx'), 'GuidePage'),
})

export const router = createRouter({
  routeTree: root.addChildren([list, guide]),
  basepath: '/bare',
  defaultPreload: 'intent',
})
