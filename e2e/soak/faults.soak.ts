import { browserScenarios } from './browser-scenarios.ts'
import { faultCases } from './fault-case.ts'
import { testFaultCases, testScenarios } from './soak-test.ts'

testFaultCases(faultCases)
testScenarios(browserScenarios)
