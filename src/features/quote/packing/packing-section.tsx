import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { PackingPanelProps } from './packing-panel.tsx'
import { isMeasured } from './piece.ts'

/** Loaded with its first use, with the drawings. */
const PackingPanel = lazyComponent(async () => (await import('./packing-panel.tsx')).PackingPanel)

/** Packs the goods into boxes on request, and offers the boxes as parcels. */
export function PackingSection(props: PackingPanelProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isPackable = props.values.goods.some(isMeasured)
  return (
    <FormSection title={t('Xếp vào thùng')}>
      {isPackable || isOpen ? null : (
        <p style={{ margin: 0, color: 'var(--mantine-color-dimmed)' }}>
          {t('Điền cân nặng, ba cạnh và số lượng của món hàng thì xếp thử được vào thùng ở đây.')}
        </p>
      )}
      {isOpen ? (
        <PackingPanel {...props} />
      ) : (
        isPackable && (
          <div>
            <Button
              variant="default"
              onPointerEnter={() => void PackingPanel.preload().catch(() => {})}
              onClick={() => setOpen(true)}
            >
              {t('Xếp thử')}
            </Button>
          </div>
        )
      )}
    </FormSection>
  )
}
