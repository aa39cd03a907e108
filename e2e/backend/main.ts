import { createServer } from 'node:http'
import { serve } from './serve.ts'

await serve((backEnd) => createServer(backEnd))
