import { createFileRoute } from '@tanstack/react-router'
import { once } from '#browser/once.ts'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { PrivateFrame } from '#screens/frame/private-frame.tsx'
import { menu } from './-menu.ts'

const known = [...resources, profile]
// An import of a loaded module still takes a task of the event loop: each navigation would wait for it.
const loadGuard = once(() => import('#features/sign-in/private-guard.ts'))

export const Route = createFileRoute('/_private')({
  // Imported here, so that the sign-in screens do not load the code of private pages.
  beforeLoad: async (entering) => {
    const { privateGuard } = await loadGuard()
    await privateGuard(entering)
    return { features: await entering.context.loadFeatures() }
  },
  component: Framed,
})

function Framed() {
  return <PrivateFrame menu={menu} resources={known} features={Route.useRouteContext().features} />
}
