import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ToolButton } from '#kit/tool-button.tsx'
import classes from './back-to-top.module.css'

/** The floating button that scrolls to the top, visible once the page is scrolled by 100 px (S2-37). */
export function BackToTop() {
  const t = useText()
  const [isScrolled, setScrolled] = useState(false)
  // Never read during a render: it would force a layout.
  useEffect(() => onScroll(() => setScrolled(window.scrollY >= 100)), [])
  if (!isScrolled) return null
  return (
    <ToolButton
      className={classes.button}
      look="outlined"
      size={40}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      aria-label={t('Lên đầu trang')}
    >
      <IconArrowUp size={20} stroke={1.6} />
    </ToolButton>
  )
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
