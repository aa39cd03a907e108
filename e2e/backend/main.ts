import { createServer } from 'node:http'
import { serverOptions } from './server/connections.ts'
import { serve } from './server/serve.ts'

await serve(({ listener }) => createServer(serverOptions, listener))
