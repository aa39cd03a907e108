import '#kit/input-styles.css'
import { ActionIcon, Box, Button, DataList, Flex, Group, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/DataList.layer.css'
import { type Icon, IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react'
import { type KeyboardEvent, useContext, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { Modal } from '#kit/modal.tsx'
import { fileLines } from '#screens/relations/relation-lines.ts'
import { RelationsBox } from '#screens/relations/relations-box.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatDateTime, formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
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
      foot={
        <Button variant="subtle" color="red" onClick={onRemove}>
          {t('Xóa ảnh')}
        </Button>
      }
    >
      <Flex direction={{ base: 'column', sm: 'row' }} gap="md" h="100%">
        <Group
          flex={1}
          miw={0}
          mih="12rem"
          p="xs"
          pos="relative"
          bdrs="md"
          bg="var(--ben-hover)"
          justify="space-between"
        >
          <Box
            key={address}
            component="img"
            src={address}
            alt={file.name}
            pos="absolute"
            inset="0.75rem 3.25rem"
            w="calc(100% - 6.5rem)"
            h="calc(100% - 1.5rem)"
            // Does not upscale: a small image would look blurred.
            style={{ objectFit: 'scale-down' }}
          />
          <Step to={previous} label={t('Ảnh trước')} icon={IconChevronLeft} onShow={onShow} />
          <Step to={next} label={t('Ảnh sau')} icon={IconChevronRight} onShow={onShow} />
        </Group>
        <Stack w={{ sm: '18rem' }}>
          <FileFacts file={file} />
          <CopyAddress key={address} address={address} />
          <RelationsBox key={file.url} lines={uses} />
        </Stack>
      </Flex>
    </Modal>
  )
}

interface StepProps extends Pick<FilePreviewProps, 'onShow'> {
  readonly to: StoredFile | undefined
  readonly label: string
  readonly icon: Icon
}

/** The button to the file before or after. */
function Step({ to, label, icon: Sign, onShow }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={!to}
      onClick={() => to && onShow(to)}
    >
      <Sign size={20} aria-hidden />
    </ActionIcon>
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
    <Stack gap="xs">
      <TextInput ref={field} label={t('Địa chỉ')} value={address} readOnly />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('Chép địa chỉ')}
      </Button>
      <Text component="output" c="dimmed" mih="1.5em">
        {outcome === 'copied' && <span>{t('Đã chép địa chỉ.')}</span>}
        {outcome === 'refused' && (
          <span>{t('Trình duyệt không cho chép. Địa chỉ đã được chọn, bạn bấm Ctrl+C nhé.')}</span>
        )}
      </Text>
    </Stack>
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
    <DataList orientation="vertical" gap="xs">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel fz="xs">{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList>
  )
}
