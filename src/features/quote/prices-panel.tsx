import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { BarList } from '#kit/bar-list.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { amountWords } from './amount.ts'
import { type PriceLine, PriceTable } from './price-table.tsx'
import type { Answer, useAnswers } from './use-answers.ts'

interface PricesPanelProps {
  readonly known: ReturnType<typeof useAnswers>
  readonly chosen: Answer | undefined
  /** Whether the form has changed since the prices were requested. */
  readonly isOld: boolean
  readonly onChoose: (service: string) => void
  /** Rendered below the prices: the currency field. */
  readonly children: ReactNode
}

/** The prices of all services, as a table and as bars. */
export function PricesPanel({ known, chosen, isOld, onChoose, children }: PricesPanelProps) {
  const t = useText()
  const { services, answers, extra, extraFailure } = known
  const ready = answers.flatMap(({ cost, service }) => (cost ? [{ ...cost, name: service.label }] : []))
  const least = ready.length > 1 ? Math.min(...ready.map(({ total }) => total)) : null
  const lines = answers.map(
    ({ service, shipment, state, price, cost, failure }): PriceLine => ({
      service: service.code,
      name: service.label,
      days: price?.days ?? '',
      weight: price?.weight ?? shipment?.billable ?? null,
      state,
      said: cost ? amountWords(cost.freight, cost.currency) : t(failure),
      total: cost ? amountWords(cost.total, cost.currency) : '',
      isCheapest: cost !== null && cost.total === least,
    }),
  )
  const currency = ready[0]?.currency ?? 'VND'
  const label = t('Giá từng dịch vụ')
  const isLoading = services.isFetching && answers.length === 0
  return (
    <FormSection title={label}>
      {isOld && <output>{t('Bạn vừa đổi số liệu. Bấm Tính giá để có giá mới.')}</output>}
      {services.isError && (
        <FailedState
          text={t('Chưa tải được danh sách dịch vụ.')}
          hint={t(readAdviceFor(services.error))}
          isBusy={services.isFetching}
          onRetry={() => void services.refetch()}
          isLine
        />
      )}
      {isLoading && <FormSkeleton rows={3} />}
      {services.isSuccess && answers.length === 0 && (
        <EmptyState>{t('Chưa có dịch vụ nào để tính giá.')}</EmptyState>
      )}
      {answers.length > 0 && (
        <PriceTable
          label={label}
          lines={lines}
          chosen={chosen?.service.code ?? ''}
          hasTotal={(extra.data ?? 0) > 0}
          onChoose={onChoose}
          onRetry={(service) => answers.find((one) => one.service.code === service)?.retry()}
        />
      )}
      {extra.isError && (
        <FailedState
          text={t('Chưa tính được dịch vụ thêm; giá ở trên chưa có khoản này.')}
          hint={t(extraFailure)}
          isBusy={extra.isFetching}
          onRetry={() => void extra.refetch()}
          isLine
        />
      )}
      {ready.length > 1 && ready.every((one) => one.currency === currency) && (
        <BarList
          label={t('So sánh tổng giá')}
          bars={ready.map(({ name, total }) => ({ name, value: total }))}
          format={(value) => amountWords(value, currency)}
          chosen={chosen?.service.label}
        />
      )}
      {children}
    </FormSection>
  )
}
