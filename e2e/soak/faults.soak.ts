import { browserScenarios } from './browser-scenarios.ts'
import { faultCases, testFaultCases, testScenarios } from './fault-case.ts'

testFaultCases(faultCases)
testScenarios(browserScenarios)
