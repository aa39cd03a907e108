import { ActionIcon, Anchor, Group } from '@mantine/core'
import { IconDots, IconPhoto } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import drag from '#kit/card-drag.module.css'
import { useCardDrag } from '#kit/use-board-drag.ts'
import classes from './board.module.css'

/** The props of a card's link; it is not draggable, because the card is. */
export interface CardLinkProps {
  readonly draggable: false
  readonly className: string | undefined
  readonly title: string
  readonly 'aria-keyshortcuts': string
  readonly children: ReactNode
}

interface BoardCardProps {
  readonly id: string
  readonly name: string
  readonly picture: string
  /** Whether the record is hidden on the site. */
  readonly isOff: boolean
  readonly renderLink: (props: CardLinkProps) => ReactNode
  /** Rendered below the name: the link target and the switch. */
  readonly children: ReactNode
  readonly onActions: (button: HTMLElement) => void
  /** Moves the card one step back or forward in its slot. */
  readonly onStep: (step: -1 | 1) => void
  readonly onDrop: (moved: string, where: 'before' | 'after') => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** An image of a board; it is moved by the pointer, or by Alt and an arrow key. */
export function BoardCard(props: BoardCardProps) {
  const { id, name, picture, isOff, renderLink, children, onActions, onStep, onDrop } = props
  const t = useText()
  const card = useRef<HTMLLIElement>(null)
  const sign = useCardDrag(card, id, onDrop)
  const [broken, setBroken] = useState('')
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || step === undefined) return
    // Alt and an arrow key would also navigate back.
    event.preventDefault()
    onStep(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its link
    <li
      ref={card}
      className={`${drag.card} ${classes.card}`}
      data-id={id}
      data-sign={sign}
      data-off={isOff || undefined}
      onKeyDown={press}
    >
      {picture === '' || picture === broken ? (
        <span className={classes.picture}>
          <IconPhoto size={28} stroke={1.25} aria-hidden />
        </span>
      ) : (
        <img
          className={classes.picture}
          src={picture}
          alt=""
          width={320}
          height={128}
          draggable={false}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
      <Group gap={4} wrap="nowrap" align="flex-start" mt={4}>
        {renderLink({
          draggable: false,
          className: `${Anchor.classes.root} ${classes.name}`,
          title: name,
          'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
          children: name,
        })}
        <ActionIcon
          c="dimmed"
          className={classes.above}
          aria-haspopup="menu"
          aria-label={t('Thao tác với {name}', { name })}
          onClick={(event) => onActions(event.currentTarget)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Group className={classes.above} justify="space-between" wrap="nowrap" gap="xs" mih={28} fz="xs">
        {children}
      </Group>
    </li>
  )
}
