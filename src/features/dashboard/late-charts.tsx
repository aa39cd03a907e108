import { useText } from '#hooks/use-text.ts'
import { late, type WaitingProps } from '#kit/late.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'

/** Bars; their code is heavy and comes after everything else. */
export const BarChart = late(async () => (await import('#kit/bar-chart.tsx')).BarChart, HiddenUntilFailed)

/** Nothing while a part is on its way, and the way to try again once it has failed. */
export function HiddenUntilFailed<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  return hasFailed ? <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} /> : null
}
