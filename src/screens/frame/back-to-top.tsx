import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './back-to-top.module.css'

/** The floating button that scrolls to the top, visible once the page is scrolled by 100 px (S2-37). */
export function BackToTop() {
  const t = useText()
  const [isScrolled, setScrolled] = useState(false)
  // Never read during a render: it would force a layout.
  useWindowEvent('scroll', () => setScrolled(window.scrollY >= 100), { passive: true })
  if (!isScrolled) return null
  return (
    <ActionIcon
      className={classes.button}
      variant="default"
      size={40}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      aria-label={t('Lên đầu trang')}
    >
      <IconArrowUp size={20} stroke={1.6} />
    </ActionIcon>
  )
}
