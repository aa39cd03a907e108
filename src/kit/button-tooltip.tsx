import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'

/** Mantine's tooltip of an element with `data-tip`; hidden from screen readers, which have its label. */
export function ButtonTooltip({ target }: { readonly target: HTMLElement }) {
  return (
    <Tooltip
      key={target.dataset['tip']}
      target={target}
      label={target.dataset['tip']}
      opened
      position="bottom"
      fz="xs"
      aria-hidden
    />
  )
}
