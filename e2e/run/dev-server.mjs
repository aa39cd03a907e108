import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { apiConfig } from './api-config.ts'

// Some requests go to a back-end and all others to Vite, on one port as in production, but without the content security
// policy, which would block Vite's inline scripts.
async function serverOf(answers) {
  const server = createServer()
  const vite = await createVite({ appType: 'spa', server: { middlewareMode: true, hmr: { server } } })
  server.on('request', (req, res) => {
    const pathname = (req.url ?? '/').split('?', 1)[0]
    if (!answers(req, res, pathname)) vite.middlewares(req, res)
  })
  // A server closes after its last connection, and each page has one to Vite.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close())
  return server
}

try {
  const config = await apiConfig(process.argv.slice(2), 'public/config.json')
  await (config ? serveApi(config) : serveBackEnd())
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function serveBackEnd() {
  const { serve } = await import('../backend/server/serve.ts')
  const { isCall } = await import('../backend/server/routes.ts')
  await serve(({ listener }) =>
    serverOf((req, res, pathname) => {
      if (!isCall(pathname)) return false
      listener(req, res)
      return true
    }),
  )
}

/** Only for this machine: the port leads to the API. */
async function serveApi(given) {
  const { apiProxy } = await import('./api-proxy.ts')
  const { bind } = await import('../backend/server/bind.ts')
  const { readPort } = await import('../backend/server/environment.mjs')
  const { answers } = await apiProxy(given)
  const server = await serverOf(answers)
  const port = readPort(process.env.PORT)
  await bind(server, port, 'localhost')
  console.log(`\nBến: http://localhost:${port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit())
}
