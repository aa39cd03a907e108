import { createServer } from 'node:http'
import { serverOptions } from '../../backend/server/connections.ts'
import { serve } from '../../backend/server/serve.ts'
import { withTestControls } from './with-test-controls.ts'

// The back-end as `npm start` serves it, with the control endpoints around it.
await serve(({ listener, db }) => createServer(serverOptions, withTestControls(listener, db)))
