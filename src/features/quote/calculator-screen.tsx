import type { ResourceWith } from '#descriptor/capability.ts'
import { valueOf } from '#descriptor/row.ts'
import { useSettings } from '#hooks/read/use-settings.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { QuoteDesk } from './quote-desk.tsx'
import { emptyDesk, readDesk } from './rules/desk.ts'
import { useKept } from './use-kept.ts'

interface CalculatorScreenProps {
  /** The settings resource with the weight rules, and the name of their field. */
  readonly settings: ResourceWith<'read'>
  readonly rules: string
}

/** Both calculators in one form; the values survive a reload. */
export function CalculatorScreen({ settings, rules }: CalculatorScreenProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useSettings(settings)
  const [desk, keep] = useKept('desk', deskOrEmpty)
  const lines = data && valueOf(data, rules)
  return (
    <PageFrame title={t('Tính giá')}>
      {desk ? (
        <QuoteDesk
          start={desk}
          onKeep={keep}
          rules={Array.isArray(lines) ? lines : []}
          onRetryRules={isError && !isFetching ? () => void refetch() : undefined}
        />
      ) : (
        <FormSkeleton rows={6} />
      )}
    </PageFrame>
  )
}

const deskOrEmpty = (raw: unknown) => readDesk(raw) ?? emptyDesk
