import { createFileRoute } from '@tanstack/react-router'
import { appSetting } from '#resources/app-setting.ts'
import { CalculatorScreen } from '#screens/calculator/calculator-screen.tsx'
import { loadCalculator } from '#screens/calculator/load-calculator.ts'

export const Route = createFileRoute('/_private/calculator')({
  loader: () => loadCalculator(appSetting),
  component: Screen,
})

function Screen() {
  return <CalculatorScreen settings={appSetting} rules="volumetric_rules" />
}
