import { Drawer as MantineDrawer, Stack } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusFirstField } from './focus-first-field.ts'
import classes from './modal.module.css'
import { ModalRules } from './modal-rules.tsx'

/** The props of a drawer. */
export interface DrawerProps {
  /** Its content is mounted while it is closed, too. */
  readonly opened?: boolean
  readonly title: string
  /** At the left, with a header of its own. */
  readonly isNavigation?: boolean
  /** Escape, the cross, or a click outside; the caller decides whether the drawer closes. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Mantine's drawer at the side, the full width of a phone: a form, a list of results, or the navigation. */
export function Drawer({ opened = true, title, isNavigation = false, onClose, children }: DrawerProps) {
  const t = useText()
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position={isNavigation ? 'left' : 'right'}
      size={isNavigation ? 'min(18rem, 85vw)' : '35rem'}
      padding="lg"
      keepMounted
      keepMountedMode="display-none"
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      returnFocus={false}
      // The lock adds a style element, for which the browser computes all styles again. `overscroll-behavior` keeps the page still.
      lockScroll={false}
      classNames={classes}
      data-form={isNavigation ? 'navigation' : 'drawer'}
    >
      <MantineDrawer.Overlay />
      <MantineDrawer.Content aria-label={isNavigation ? title : undefined}>
        <ModalRules opened={opened} focus={isNavigation ? focusContent : focusField} onClose={onClose} />
        {isNavigation ? (
          children
        ) : (
          <>
            <MantineDrawer.Header>
              <MantineDrawer.Title>{title}</MantineDrawer.Title>
              <MantineDrawer.CloseButton size={32} iconSize={20} aria-label={t('Đóng')} />
            </MantineDrawer.Header>
            {/* Not Mantine's body, which would describe the dialog with all its text. */}
            <Stack flex={1} gap={0} p="var(--mb-padding)" className={classes.sheet}>
              {children}
            </Stack>
          </>
        )}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  )
}

const focusContent = (content: HTMLElement) => content.focus({ preventScroll: true })

// On a touch screen no field gets the focus, and a field may be loaded later.
function focusField(content: HTMLElement) {
  focusContent(content)
  focusFirstField(content)
}
