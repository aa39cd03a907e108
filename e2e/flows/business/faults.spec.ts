import { browserScenarios } from '../../soak/browser-scenarios.ts'
import { faultCases, testFaultCases, testScenarios } from '../../soak/fault-case.ts'

// A sample of the fault matrix that has every fault and every user action several times; `npm run soak` runs all cases.
const brief = faultCases.filter(({ fault }) => fault.effect !== 'delay')
testFaultCases(brief.filter((_, at) => at % 8 === 0 || at % 8 === 3 || at % 8 === 6))

const quick = /clock|storage|version|killed/
testScenarios(browserScenarios.filter(({ name }) => quick.test(name)))
