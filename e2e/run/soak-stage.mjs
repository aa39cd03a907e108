import { report } from '../soak/measurement.ts'
import { stages } from './soak-stages.mjs'

// Runs one stage in this process; exit handlers end the programs that it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
const stage = stages[process.argv[2]]
const measurements = (await stage.run()) ?? []
for (const measurement of measurements) report(measurement)
process.exit()
