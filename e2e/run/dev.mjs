import { createServer } from 'node:http'
import { exitOnBadEnvironment } from './exit-on-bad-environment.mjs'
import { install, root } from './install.mjs'

process.chdir(root)
await exitOnBadEnvironment()
install()
const { register } = await import('tsx/esm/api')
register()
const { serve } = await import('../backend/server/serve.ts')
const { isCall } = await import('../backend/server/routes.ts')
const { createServer: createVite } = await import('vite')

// API requests go to the back-end and all others to Vite, on one port as in production, but without the content security
// policy, which would block Vite's inline scripts.
await serve(async ({ listener }) => {
  const server = createServer()
  const vite = await createVite({ appType: 'spa', server: { middlewareMode: true, hmr: { server } } })
  server.on('request', (req, res) => {
    const pathname = (req.url ?? '/').split('?', 1)[0]
    if (isCall(pathname)) return listener(req, res)
    vite.middlewares(req, res)
  })
  server.once('close', () => void vite.close())
  return server
})
