import '@mantine/dropzone/styles.layer.css'
import '#kit/input-styles.css'
import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useWindowEvent } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Copied } from '#hooks/tables/read-clipboard.ts'
import type { TableFault } from '#hooks/tables/table.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { type Text as TextKey, text } from '#text/text.ts'

interface PickCardProps {
  readonly isReading: boolean
  readonly fault: TableFault | null
  readonly onFile: (file: File) => void
  readonly onCopied: (copied: Copied) => void
  readonly onTemplate: () => void
}

const faults: Readonly<Record<TableFault, TextKey>> = {
  empty: text('Tệp này không có dòng nào.'),
  tooLarge: text('Tệp này quá lớn: bạn chia ra thành nhiều tệp rồi nhập từng tệp nhé.'),
  oldWorkbook: text('Đây là tệp Excel đời cũ (.xls): bạn mở ra, lưu thành .xlsx rồi chọn lại nhé.'),
  locked: text('Tệp này có mật khẩu: bạn bỏ mật khẩu rồi chọn lại nhé.'),
  unreadable: text('Chưa đọc được tệp này: bạn lưu thành .xlsx hoặc .csv rồi chọn lại nhé.'),
}

const accepted =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first step of an import: a file that is picked or dropped, or copied cells. */
export function PickCard({ isReading, fault, onFile, onCopied, onTemplate }: PickCardProps) {
  const t = useText()
  const open = useRef<() => void>(null)
  const take = (data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    if (file) onFile(file)
    else if (data) onCopied({ html: data.getData('text/html'), text: data.getData('text/plain') })
  }
  useWindowEvent('paste', (event) => {
    const copied = event.clipboardData
    const hasTable = copied && (copied.files.length > 0 || copied.getData('text/plain').trim() !== '')
    // The drop zone has taken a file that is pasted into it.
    if (!hasTable || event.defaultPrevented) return
    event.preventDefault()
    take(copied)
  })
  return (
    <Paper withBorder p={20}>
      <Dropzone
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is Mantine's
        role="region"
        aria-label={t('Tệp cần nhập')}
        pt="2.5rem"
        pb="lg"
        multiple={false}
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ accept: accepted, style: { display: 'none' }, 'aria-label': t('Tệp cần nhập') }}
        onDrop={([file]) => file && onFile(file)}
        // Cells that are dragged from a spreadsheet.
        onDropCapture={({ dataTransfer }) => dataTransfer.files.length === 0 && take(dataTransfer)}
      >
        <Stack align="center" gap="sm" ta="center">
          <IconUpload size={32} stroke={1.4} aria-hidden color="var(--mantine-color-dimmed)" />
          <BusyButton isBusy={isReading} onClick={() => open.current?.()}>
            {t('Chọn tệp Excel hoặc CSV')}
          </BusyButton>
          <Text c="dimmed" maw="32rem" visibleFrom="md">
            {t(
              'Hoặc kéo tệp vào đây, hoặc dán (Ctrl+V) các ô đã chép từ Excel, Google Trang tính, LibreOffice.',
            )}
          </Text>
          <Text component="output" c="var(--mantine-color-error)" mih="1.5em">
            {fault && t(faults[fault])}
          </Text>
        </Stack>
      </Dropzone>
      <PasteBox onCopied={onCopied} />
      <Group gap="sm" mt="md">
        <Text c="dimmed" flex="1 1 20rem">
          {t(
            'Dòng đầu là tên cột. Tệp đã xuất từ danh sách này thì sửa rồi nhập lại được ngay; chưa có gì được lưu cho đến khi bạn xem lại và bấm Lưu.',
          )}
        </Text>
        <Button variant="default" onClick={onTemplate}>
          {t('Tải tệp mẫu')}
        </Button>
      </Group>
    </Paper>
  )
}

/** The box for copied cells on a screen without a keyboard. A paste into it is one into the window, which reads it. */
function PasteBox({ onCopied }: Pick<PickCardProps, 'onCopied'>) {
  const t = useText()
  const [typed, setTyped] = useState('')
  return (
    <Stack gap="xs" mt="md" hiddenFrom="md">
      <Textarea
        label={t('Dán bảng vào đây')}
        description={t('Chép các ô trong Excel hay Google Trang tính, chạm giữ ô này rồi chọn Dán.')}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={typed.trim() === ''}
        onClick={() => onCopied({ html: '', text: typed })}
      >
        {t('Đọc bảng')}
      </Button>
    </Stack>
  )
}
