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
import { screenSearch } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/calculator')({
  validateSearch: screenSearch,
  loader: () => calculatorSettings && loadCalculator(calculatorSettings),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  if (!calculatorSettings) return <MissingScreen />
  return (
    <CalculatorScreen
      settings={calculatorSettings}
      rules={weightRules}
      sendingFields={sendingFields}
      sources={quoteSources}
      boxes={boxFields}
      search={search}
    />
  )
}
