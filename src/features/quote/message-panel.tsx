import { Alert, Button, Group, List } from '@mantine/core'
import { IconAlertTriangle, IconPhoto, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { documentLines, type QuoteDocument } from '#features/quote/sending/quote-paper.tsx'
import {
  MessageShowsField,
  type PricedQuote,
  useMessageLines,
  useMessageShows,
} from '#features/quote/sending/use-message-lines.tsx'
import { type SendWay, useSendWays } from '#features/quote/sending/use-send-guard.tsx'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { type Language, languageNames, locales, translatorFor } from '#text/language.ts'
import { text } from '#text/text.ts'
import { MessageBox, MessageTotal, useCopyMessage } from './message-box.tsx'
import { type ChangedAmount, editedTotal } from './sending/message-line.ts'
import { PictureDialog } from './sending/picture-dialog.tsx'
import { QuotePaper } from './sending/quote-paper.tsx'
import { useMessageEdit } from './sending/use-message-edit.ts'
import { useSendGuard } from './sending/use-send-guard.tsx'
import { useSendWarnings } from './sending/use-send-warnings.ts'
import { useQuote } from './use-quote.ts'

/** The quote as a message in the customer's language, which may differ from the user's; to copy, as a picture or on paper. */
export function MessagePanel({ priced }: { readonly priced: PricedQuote }) {
  const { form, pricing, comparison, history, sources, open, pendingSend, ...quote } = useQuote()
  const { language, onLanguage } = quote.language
  const { isOld } = form
  const { setMessage } = open
  const { edits, before } = history
  const t = useText()
  const translator = useQuery({
    queryKey: ['translator', language],
    queryFn: () => translatorFor(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const showing = useMessageShows()
  const lines = useMessageLines(priced, language, translator.data, showing.shows)
  const edit = useMessageEdit(lines, language, edits)
  const warnings = useSendWarnings(
    priced,
    { ...sources, serviceQuotes: pricing.serviceQuotes, comparison, before },
    { ...edit, lines },
    language,
  )
  const { guard, show, dialog } = useSendGuard(warnings)
  const [picture, setPicture] = useState<QuoteDocument>()
  const total = editedTotal(edit.text, lines)
  const sent = () => history.onSent(priced, edit.text, total)
  useEffect(() => {
    setMessage(edit.text, total)
    return () => setMessage('', '')
  }, [edit.text, total, setMessage])
  const paper: QuoteDocument = {
    title: translator.data?.(text('Báo giá')) ?? '',
    number: priced.number,
    locale: locales[language],
    lines: documentLines(edit.text, lines),
  }
  const copying = useCopyMessage(edit.text, sent)
  const send = useSendWays(
    {
      copy: () => guard(text('Vẫn chép'), () => void copying.copy()),
      picture: () => guard(text('Vẫn làm ảnh'), () => setPicture(paper)),
      print: () =>
        guard(text('Vẫn in'), () => {
          window.print()
          sent()
        }),
    },
    { isOld, ...pendingSend, isReady: lines.length > 0 },
  )
  return (
    <FormSection title={t('Gửi cho khách')}>
      <MessageBox
        message={edit.text}
        onEdit={edit.onEdit}
        isOld={isOld}
        languages={languageNames}
        language={language}
        onLanguage={(next) => onLanguage(next as Language)}
        copying={copying}
        onCopy={() => send('copy')}
        tools={<OtherWays onSend={send} />}
      >
        {priced.price.rate !== undefined && <MessageShowsField {...showing} />}
        <MessageTotal
          message={edit.text}
          lines={lines}
          isPartial={priced.price.lacks.length > 0}
          isOld={isOld}
        />
        {warnings.length > 0 && <WarningCount count={warnings.length} onShow={show} />}
      </MessageBox>
      <EditNotes edit={edit} />
      {translator.isError && (
        <FailedState
          text={t('Chưa tải được lời nhắn bằng ngôn ngữ này.')}
          isBusy={translator.isFetching}
          onRetry={() => void translator.refetch()}
          isLine
        />
      )}
      {dialog}
      {picture && <PictureDialog document={picture} onSent={sent} onClose={() => setPicture(undefined)} />}
      <QuotePaper document={paper} />
    </FormSection>
  )
}

function WarningCount({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useText()
  return (
    <Group gap={4}>
      <IconAlertTriangle size={16} stroke={1.6} color="var(--ben-warn)" aria-hidden />
      <Button variant="subtle" onClick={onShow}>
        {t('{count} điều nên xem trước khi gửi', { count })}
      </Button>
    </Group>
  )
}

/** The buttons that send the message as a picture or on paper. */
function OtherWays({ onSend }: { readonly onSend: (way: SendWay) => void }) {
  const t = useText()
  const ways = [
    { way: 'picture', label: t('Ảnh'), Icon: IconPhoto },
    { way: 'print', label: t('In, PDF'), Icon: IconPrinter },
  ] as const
  return ways.map(({ way, label, Icon }) => (
    <Button
      key={way}
      variant="default"
      px="sm"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => onSend(way)}
    >
      {label}
    </Button>
  ))
}

/** The amounts that have changed since their lines were edited, and the way back to the generated message. */
function EditNotes({ edit }: { readonly edit: ReturnType<typeof useMessageEdit> }) {
  const t = useText()
  const { changes, isEdited, onSeen, onReset } = edit
  if (!isEdited) return null
  return (
    <>
      {changes.length > 0 && <ChangedAmounts changes={changes} onSeen={onSeen} />}
      <Group justify="space-between" gap="0 0.5rem" mt={-8} c="dimmed" fz="xs">
        <span>{t('Bạn đã sửa lời nhắn. Giá mới chỉ đổi những dòng bạn không sửa.')}</span>
        <Button variant="subtle" onClick={onReset}>
          {t('Viết lại theo giá')}
        </Button>
      </Group>
    </>
  )
}

interface ChangedAmountsProps {
  readonly changes: readonly ChangedAmount[]
  readonly onSeen: () => void
}

function ChangedAmounts({ changes, onSeen }: ChangedAmountsProps) {
  const t = useText()
  const title = t('Đã đổi sau khi bạn sửa')
  return (
    <Alert variant="outline" color="var(--ben-warn)" title={title}>
      <List aria-label={title} listStyleType="none">
        {changes.map(({ key, label, before, after }) => (
          <List.Item key={key}>
            <span>{`${label}: `}</span>
            <del>{before}</del>
            {after === '' ? <span>{` ${t('không còn')}`}</span> : <strong>{` ${after}`}</strong>}
          </List.Item>
        ))}
      </List>
      <Button variant="subtle" onClick={onSeen}>
        {t('Đã xem')}
      </Button>
    </Alert>
  )
}
