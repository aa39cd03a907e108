import { Box, Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { PackingPanel, type PackingPanelProps } from './packing-panel.tsx'
import { isMeasured } from './piece.ts'

/** Packs the goods into boxes on request, and offers the boxes as parcels. */
export function PackingSection(props: PackingPanelProps) {
  const t = useText()
  const { repacks } = props
  // The section is mounted again with other values: an earlier press does not open it then.
  const [startRepacks] = useState(repacks)
  const [isPressed, setOpen] = useState(false)
  const isOpen = isPressed || repacks > startRepacks
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (repacks === startRepacks) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [repacks, startRepacks])
  const isPackable = props.values.goods.some(isMeasured)
  return (
    <Box
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is at least as wide as the table in it
      role="group"
      aria-label={t('Xếp vào thùng')}
      tabIndex={-1}
      style={{ outline: 'none', scrollMarginTop: '4.5rem' }}
    >
      <FormSection title={t('Xếp vào thùng')}>
        {isPackable || isOpen ? null : (
          <Text c="dimmed">
            {t('Điền cân nặng, ba cạnh và số lượng của món hàng thì xếp thử được vào thùng ở đây.')}
          </Text>
        )}
        {isOpen ? (
          <PackingPanel {...props} />
        ) : (
          isPackable && (
            <div>
              <Button variant="default" onClick={() => setOpen(true)}>
                {t('Xếp thử')}
              </Button>
            </div>
          )
        )}
      </FormSection>
    </Box>
  )
}
