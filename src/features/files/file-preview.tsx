import '#kit/input-styles.css'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react'
import { type KeyboardEvent, useContext, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { Modal } from '#kit/modal.tsx'
import { fileLines } from '#screens/relations/relation-lines.ts'
import { RelationsBox } from '#screens/relations/relations-box.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatDateTime, formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './file-preview.module.css'
import type { StoredFile } from './stored-file.ts'

interface FilePreviewProps {
  readonly file: StoredFile
  /** The URL of the image, which is also copied. */
  readonly address: string
  readonly previous?: StoredFile | undefined
  readonly next?: StoredFile | undefined
  readonly onShow: (file: StoredFile) => void
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** The preview of an image with its properties and, on request, what shows it; the arrow keys open the previous and next file. */
export function FilePreview({ file, address, previous, next, onShow, onClose, onRemove }: FilePreviewProps) {
  const t = useText()
  const uses = fileLines(file.url, useContext(ResourcesContext), t)
  const onKey = (event: KeyboardEvent) => {
    // In the URL field the arrow keys move the cursor.
    if (event.target instanceof HTMLInputElement) return
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined
    if (to) onShow(to)
  }
  return (
    <Modal
      form="window"
      title={file.name}
      onClose={onClose}
      onKeyDown={onKey}
      foot={<RemoveButton onClick={onRemove} />}
    >
      <div className={classes.preview}>
        <div className={classes.stage}>
          <img key={address} src={address} alt={file.name} />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('Ảnh trước')}
            disabled={!previous}
            onClick={() => previous && onShow(previous)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('Ảnh sau')}
            disabled={!next}
            onClick={() => next && onShow(next)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.about}>
          <FileFacts file={file} />
          <CopyAddress key={address} address={address} />
          <RelationsBox key={file.url} lines={uses} />
        </div>
      </div>
    </Modal>
  )
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText()
  return (
    <Button variant="subtle" color="red" onClick={onClick}>
      {t('Xóa ảnh')}
    </Button>
  )
}

/** Copies the URL of a file; if the clipboard is not available, it selects the text for the copy shortcut. */
function CopyAddress({ address }: { readonly address: string }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      field.current?.focus()
      field.current?.select()
      setOutcome('refused')
    }
  }
  return (
    <div className={classes.address}>
      <TextInput ref={field} label={t('Địa chỉ')} value={address} readOnly />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('Chép địa chỉ')}
      </Button>
      <output>
        {outcome === 'copied' && t('Đã chép địa chỉ.')}
        {outcome === 'refused' && t('Trình duyệt không cho chép. Địa chỉ đã được chọn, bạn bấm Ctrl+C nhé.')}
      </output>
    </div>
  )
}

/** The known properties of an image; unknown ones are omitted. */
function FileFacts({ file: { size, width, height, createdAt } }: { readonly file: StoredFile }) {
  const t = useText()
  const facts = [
    [t('Dung lượng'), size === null ? '' : formatSize(size)],
    [
      t('Kích thước'),
      width === null || height === null
        ? ''
        : t('{width} × {height} điểm ảnh', { width: formatNumber(width), height: formatNumber(height) }),
    ],
    [t('Ngày tải lên'), createdAt === '' ? '' : formatDateTime(createdAt)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
