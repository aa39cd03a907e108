import { Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { TextButton } from '#kit/text-button.tsx'
import { type Language, languageNames, locales, translatorFor } from '#text/language.ts'
import { text } from '#text/text.ts'
import { MessageBox } from './message-box.tsx'
import classes from './message-panel.module.css'
import { ChangeList } from './sending/change-list.tsx'
import { documentLines, type QuoteDocument } from './sending/quote-document.ts'
import { QuotePaper } from './sending/quote-paper.tsx'
import { useMessageEdit, type useMessageEdits } from './sending/use-message-edit.ts'
import { type PricedQuote, useMessageLines } from './sending/use-message-lines.ts'
import { useSendGuard } from './sending/use-send-guard.tsx'
import { useSendWarnings, type WarningSources } from './sending/use-send-warnings.ts'

const PictureDialog = lazyComponent(
  async () => (await import('./sending/picture/picture-dialog.tsx')).PictureDialog,
)

interface MessagePanelProps {
  readonly quote: PricedQuote
  readonly edits: ReturnType<typeof useMessageEdits>
  /** Whether the form has changed since the prices were requested. */
  readonly isOld: boolean
  readonly sources: WarningSources
  /** Called once the quote has left by any way. */
  readonly onSent: (message: string) => void
}

/** The quote as a message in the customer's language, which may differ from the user's; to copy, as a picture or on paper. */
export function MessagePanel({ quote, edits, isOld, sources, onSent }: MessagePanelProps) {
  const t = useText()
  const [chosen, setLanguage] = useState<Language>()
  const shown = useLanguage()
  const language = chosen ?? shown
  const translator = useQuery({
    queryKey: ['translator', language],
    queryFn: () => translatorFor(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lines = useMessageLines(quote, language, translator.data)
  const edit = useMessageEdit(lines, language, edits)
  const warnings = useSendWarnings(quote, sources, edit)
  const { guard, show, dialog } = useSendGuard(warnings)
  const [picture, setPicture] = useState<QuoteDocument>()
  const sent = () => onSent(edit.text)
  const paper: QuoteDocument = {
    title: translator.data?.(text('Báo giá')) ?? '',
    number: quote.number,
    locale: locales[language],
    lines: documentLines(edit.text, lines),
  }
  return (
    <FormSection title={t('Gửi cho khách')}>
      <MessageBox
        message={edit.text}
        onEdit={edit.onEdit}
        isOld={isOld}
        languages={languageNames}
        language={language}
        onLanguage={(next) => setLanguage(next as Language)}
        guard={guard}
        onSent={sent}
        renderTools={(ifCurrent) => (
          <>
            <Button
              variant="default"
              leftSection={<IconPhoto size={16} aria-hidden />}
              onFocus={() => void PictureDialog.preload().catch(() => {})}
              onClick={() => ifCurrent(() => guard(text('Vẫn làm ảnh'), () => setPicture(paper)))}
            >
              {t('Ảnh')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() =>
                ifCurrent(() =>
                  guard(text('Vẫn in'), () => {
                    window.print()
                    sent()
                  }),
                )
              }
            >
              {t('In, PDF')}
            </Button>
          </>
        )}
      >
        {warnings.length > 0 && (
          <div className={classes.warnings}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            <TextButton onClick={show}>
              {t('{count} điều nên xem trước khi gửi', { count: warnings.length })}
            </TextButton>
          </div>
        )}
      </MessageBox>
      {edit.changes.length > 0 && (
        <ChangeList
          changes={edit.changes}
          onTake={(change) => void edit.onTake(change)}
          onSeen={edit.onSeen}
        />
      )}
      {edit.isEdited && (
        <div className={classes.edited}>
          <span>{t('Bạn đã sửa lời nhắn. Giá mới chỉ đổi những dòng bạn không sửa.')}</span>
          <TextButton onClick={edit.onReset}>{t('Viết lại theo giá')}</TextButton>
        </div>
      )}
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
