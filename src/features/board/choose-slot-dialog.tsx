import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { MoveDialogFrame } from '#kit/move-dialog-frame.tsx'
import { RadioList } from '#kit/radio-list.tsx'
import type { FilledSlot, Page } from './board-pages.ts'

interface ChooseSlotDialogProps {
  readonly name: string
  readonly id: string
  readonly pages: readonly Page[]
  readonly onChoose: (slot: FilledSlot) => void
  readonly onClose: () => void
}

/** The dialog that chooses the slot of a card. */
export function ChooseSlotDialog({ name, id, pages, onChoose, onClose }: ChooseSlotDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const slots = pages.flatMap((page) =>
    page.lines
      .flat()
      .filter(({ isTarget }) => isTarget)
      .map((slot) => ({ slot, key: `${slot.page}.${slot.slot}`, pageLabel: page.label })),
  )
  const options = slots.map(({ slot, key, pageLabel }) => ({
    id: key,
    label: t(slot.label),
    more: t(pageLabel),
    isDisabled: slot.rows.some((row) => row.id === id),
  }))
  const target = slots.find(({ key }) => key === chosen)?.slot
  return (
    <MoveDialogFrame
      name={name}
      canMove={target !== undefined}
      onMove={() => {
        if (target) onChoose(target)
      }}
      onClose={onClose}
    >
      <RadioList label={t('Chỗ mới')} options={options} chosen={chosen} isBusy={false} onChoose={setChosen} />
    </MoveDialogFrame>
  )
}
