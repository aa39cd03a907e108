import { ActionIcon } from '@mantine/core'
import { IconCalculator, IconChevronLeft, IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import visually from '#kit/visually-hidden.module.css'
import type { RenderLink } from './render-link.ts'
import classes from './tool-links.module.css'

const drawings = {
  previous: IconChevronLeft,
  next: IconChevronRight,
  duplicate: IconCopy,
  quote: IconCalculator,
}

/** A tool; without an address it is disabled. */
export interface ToolLink {
  readonly icon: keyof typeof drawings
  readonly label: string
  readonly to: string | undefined
}

interface ToolLinksProps {
  readonly links: readonly ToolLink[]
  readonly renderLink: RenderLink
  readonly onDelete?: () => void
}

/** The secondary actions of a record: links where they have an address, for opening in a tab. */
export function ToolLinks({ links, renderLink, onDelete }: ToolLinksProps) {
  const t = useText()
  return (
    <div className={classes.tools}>
      {links.map(({ icon, label, to }) => {
        const Drawing = drawings[icon]
        const sign = (
          <>
            <Drawing size={18} aria-hidden />
            <span className={visually.hidden}>{label}</span>
          </>
        )
        return to === undefined ? (
          <span key={icon} className={classes.tool} data-idle aria-hidden title={label}>
            <Drawing size={18} />
          </span>
        ) : (
          <span key={icon}>{renderLink({ to, className: classes.tool, title: label, children: sign })}</span>
        )
      })}
      {onDelete && (
        <ActionIcon color="red" size={32} aria-label={t('Xóa')} title={t('Xóa')} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
