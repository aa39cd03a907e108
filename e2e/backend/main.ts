import { createServer } from 'node:http'
import { serve } from './server/serve.ts'

await serve(({ listener }) => createServer(listener))
