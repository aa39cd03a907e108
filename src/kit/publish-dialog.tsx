import { Anchor, Stack, Title } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'

/** A thing that the content lacks, with the field where it belongs. */
export interface MissingContent {
  readonly field: string
  readonly text: string
}

interface PublishDialogProps {
  readonly title: string
  /** Without these nothing is published. */
  readonly required: readonly MissingContent[]
  /** The advised parts: a record without them can be published. */
  readonly advised: readonly MissingContent[]
  /** Closes the dialog and shows a field. */
  readonly onShow: (field: string) => void
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** What a record lacks before it is published; each line leads to its field. */
export function PublishDialog({ title, required, advised, onShow, onPublish, onClose }: PublishDialogProps) {
  const t = useText()
  const isBlocked = required.length > 0
  return (
    <ActionModal
      title={title}
      onClose={onClose}
      close={text('Viết tiếp')}
      acts={[{ label: text('Đăng'), isDisabled: isBlocked, onClick: onPublish }]}
    >
      <Stack gap="sm">
        <Missing title={t('Cần có trước khi đăng')} lines={required} onShow={onShow} />
        <Missing title={t('Nên có thêm cho khách')} lines={advised} onShow={onShow} />
      </Stack>
    </ActionModal>
  )
}

interface MissingProps extends Pick<PublishDialogProps, 'onShow'> {
  readonly title: string
  readonly lines: readonly MissingContent[]
}

function Missing({ title, lines, onShow }: MissingProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <ul>
        {lines.map(({ field, text: lack }) => (
          <li key={`${field} ${lack}`}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              c="inherit"
              onClick={() => onShow(field)}
            >
              {lack}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
