import { createFileRoute } from '@tanstack/react-router'
import { CalculatorScreen } from '#features/quote/calculator-screen.tsx'
import { loadCalculator } from '#features/quote/load-calculator.ts'
import { appSetting } from '#resources/app-setting.ts'

export const Route = createFileRoute('/_private/calculator')({
  loader: () => loadCalculator(appSetting),
  component: Screen,
})

function Screen() {
  return <CalculatorScreen settings={appSetting} rules="volumetric_rules" />
}
