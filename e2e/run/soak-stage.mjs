import { report } from '../soak/measurement.ts'
import { stages } from './soak-stages.mjs'

// One stage of the long runs in this process; what a stage has started is ended by its exit handlers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
const stage = stages[process.argv[2]]
const measurements = (await stage.run()) ?? []
for (const measurement of measurements) report(measurement)
process.exit()
