import { ActionIcon } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconX } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { openModal } from '#kit/open-modal.ts'
import { CustomerPage, type CustomerPageProps } from './customer-page.tsx'
import classes from './preview-dialog.module.css'

type Width = 'phone' | 'desktop'

interface PreviewDialogProps extends CustomerPageProps {
  /** The path of its page; '' while it has none, undefined where the entity has no such pages. */
  readonly address: string | undefined
  readonly onClose: () => void
}

/** A full-screen preview of a record as customers will see it, in phone or desktop width. */
export function PreviewDialog({ address, onClose, ...page }: PreviewDialogProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [width, setWidth] = useState<Width>('desktop')
  useLayoutEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined
  }, [])
  const widths = [
    { width: 'phone', label: t('Điện thoại'), Drawing: IconDeviceMobile },
    { width: 'desktop', label: t('Máy tính'), Drawing: IconDeviceDesktop },
  ] as const
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.name}>
          {t('Xem trước')}
        </h2>
        <span className={classes.address}>
          {address !== undefined &&
            (address === '' ? t('Chưa có địa chỉ') : t('Địa chỉ: {address}', { address }))}
        </span>
        <fieldset className={classes.widths} aria-label={t('Bề rộng trang')}>
          {widths.map(({ width: each, label, Drawing }) => (
            <button
              key={each}
              type="button"
              className={classes.width}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              <Drawing size={18} aria-hidden />
              <span>{label}</span>
            </button>
          ))}
        </fieldset>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('Đóng')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <section className={classes.desk} tabIndex={0} aria-label={t('Trang khách sẽ thấy')}>
        <div className={classes.screen} data-width={width}>
          <CustomerPage {...page} />
        </div>
      </section>
    </dialog>
  )
}
