import { createFileRoute } from '@tanstack/react-router'
import { CalculatorScreen } from '#features/quote/calculator-screen.tsx'
import { loadCalculator } from '#features/quote/load-calculator.ts'
import {
  boxFields,
  calculatorSettings,
  quoteSources,
  sendingFields,
  weightRules,
} from '#routes/-calculator-settings.ts'
import { MissingScreen } from '#screens/missing-screen.tsx'

export const Route = createFileRoute('/_private/calculator')({
  loader: () => calculatorSettings && loadCalculator(calculatorSettings),
  component: Screen,
})

function Screen() {
  if (!calculatorSettings) return <MissingScreen />
  return (
    <CalculatorScreen
      settings={calculatorSettings}
      rules={weightRules}
      sendingFields={sendingFields}
      sources={quoteSources}
      boxes={boxFields}
    />
  )
}
