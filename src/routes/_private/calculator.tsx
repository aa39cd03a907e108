import { createFileRoute } from '@tanstack/react-router'
import type { Resource } from '#descriptor/resource.ts'
import { CalculatorScreen } from '#features/quote/calculator-screen.tsx'
import { loadCalculator } from '#features/quote/load-calculator.ts'
import type { SendingFields } from '#features/quote/sending/sending-settings.ts'
import { resources } from '#resources/table.ts'
import { boxFields, calculatorSettings, weightRules } from '#routes/-calculator-settings.ts'
import { MissingScreen } from '#screens/missing-screen.tsx'
import { screenSearch } from '#screens/screen-search.ts'

export const Route = createFileRoute('/_private/calculator')({
  validateSearch: screenSearch,
  loader: () => calculatorSettings && loadCalculator(calculatorSettings),
  component: Screen,
})

// Here and not beside the settings, which the menu of every screen imports.
const sendingFields: SendingFields = {
  validDays: 'quote_valid_days',
  rate: 'exchange_rate',
  rateDay: 'rate_day',
  rateDays: 'rate_max_days',
  excludes: 'quote_excludes',
  names: 'quote_names',
}
const priceList = resources.find(({ quote }: Resource) => quote?.prices)

function Screen() {
  const search = Route.useSearch()
  if (!calculatorSettings) return <MissingScreen />
  return (
    <CalculatorScreen
      settings={calculatorSettings}
      rules={weightRules}
      sendingFields={sendingFields}
      priceList={priceList}
      boxes={boxFields}
      search={search}
    />
  )
}
