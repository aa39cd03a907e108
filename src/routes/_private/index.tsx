import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#features/dashboard/home-screen.tsx'
import { loadHome } from '#features/dashboard/load-home.ts'
import { QuoteLink } from '#features/quote/quote-link.tsx'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { calculatorSettings } from '#routes/-calculator-settings.ts'

const known = [...resources, profile]

export const Route = createFileRoute('/_private/')({
  loader: loadHome,
  component: () => <HomeScreen resources={known} actions={calculatorSettings && <QuoteLink />} />,
})
