import { Alert, Button, Group, Table, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import values from './whole-value.module.css'
import './input-styles.css'
import { text } from '#text/text.ts'
import { notify } from './notice.tsx'

/** One field of a draft beside its present value in the form. */
export interface DraftLine {
  readonly name: string
  readonly label: string
  readonly now: ReactNode
  readonly draft: ReactNode
}

interface DraftOfferProps {
  readonly lines: readonly DraftLine[]
  /** The draft's values that the form has no field for, as text; '' for none. */
  readonly lost: string
  readonly onTake: () => void
  readonly onRefuse: () => void
}

/** Offers the unsaved input of an earlier visit, field by field; nothing is applied without a click. */
export function DraftOffer({ lines, lost, onTake, onRefuse }: DraftOfferProps) {
  const t = useText()
  const canTake = lines.length > 0
  const title = canTake ? t('Có bản nháp chưa lưu') : t('Có bản nháp không đưa lại vào biểu mẫu được')
  return (
    <Alert icon={<IconHistory size={20} aria-hidden />} title={title} mb="md">
      {canTake && <Lines lines={lines} />}
      {lost !== '' && (
        <Text component="div" mt={canTake ? 'sm' : 0}>
          <span>{t('Phần này không đưa lại vào biểu mẫu được. Bạn vẫn đọc và chép lại được:')}</span>
          <DraftTextBox content={lost} />
        </Text>
      )}
      <Group gap="xs" mt="sm">
        {canTake && (
          <Button size="xs" onClick={onTake}>
            {t('Lấy lại bản nháp')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onRefuse}>
          {t('Bỏ bản nháp')}
        </Button>
      </Group>
    </Alert>
  )
}

function Lines({ lines }: Pick<DraftOfferProps, 'lines'>) {
  const t = useText()
  return (
    <Table layout="fixed" withRowBorders={false} verticalSpacing={4} className={values.whole}>
      <Table.Thead c="dimmed" fz="xs">
        <Table.Tr>
          <Table.Th scope="col">{t('Ô')}</Table.Th>
          <Table.Th scope="col">{t('Đang có')}</Table.Th>
          <Table.Th scope="col">{t('Bản nháp')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ name, label, now, draft }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{now}</Table.Td>
            <Table.Td>{draft}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The text of a draft, to read, select and copy. */
export function DraftTextBox({ content }: { readonly content: string }) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      notify({ tone: 'good', text: text('Đã chép nội dung bản nháp') })
    } catch {
      // Some browsers allow the clipboard only to the user's own copy keys: select the text for them.
      area.current?.select()
      notify({ tone: 'plain', text: text('Nội dung đã được chọn sẵn, bạn bấm Ctrl+C để chép nhé.') })
    }
  }
  return (
    <div>
      <Textarea
        ref={area}
        my={4}
        styles={{ input: { fieldSizing: 'content', maxHeight: '20rem' } }}
        readOnly
        rows={3}
        value={content}
        aria-label={t('Nội dung bản nháp')}
      />
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {t('Chép nội dung')}
      </Button>
    </div>
  )
}
