import { ActionIcon, Box, Group, Image, SegmentedControl, Text, Title } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Image.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconX } from '@tabler/icons-react'
import { EditorContent, useEditor } from '@tiptap/react'
import { type MouseEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { Modal } from '#kit/modal.tsx'
import { readableText } from '#kit/rich-text/keep-blanks.ts'
import { richTextExtensions } from '#kit/rich-text/rich-text-extensions.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import customerPageClasses from './customer-page.module.css'
import type { UnknownParts } from './preview-of.ts'

/** Scrolls under the head. */
const desk = {
  flex: 1,
  style: { overflow: 'auto', overscrollBehavior: 'contain', outlineOffset: -2 },
} as const

type Width = 'phone' | 'desktop'

interface PreviewDialogProps extends CustomerPageProps {
  /** The path of its page; '' while it has none, undefined where the entity has no such pages. */
  readonly address: string | undefined
  readonly onClose: () => void
}

/** A full-screen preview of a record as customers will see it, in phone or desktop width. */
export function PreviewDialog({ address, onClose, ...page }: PreviewDialogProps) {
  const t = useText()
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <Modal form="page" title={t('Xem trước')} onClose={onClose}>
      <Group component="header" gap="0.25rem 1rem" px="md" py="xs" bg="var(--ben-card)">
        <Title order={2}>{t('Xem trước')}</Title>
        <Text span flex="1 1 8rem" miw={0} truncate c="dimmed">
          {address !== undefined &&
            (address === '' ? t('Chưa có địa chỉ') : t('Địa chỉ: {address}', { address }))}
        </Text>
        <SegmentedControl
          visibleFrom="sm"
          aria-label={t('Bề rộng trang')}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'phone', label: t('Điện thoại') },
            { value: 'desktop', label: t('Máy tính') },
          ]}
        />
        <ActionIcon size={32} aria-label={t('Đóng')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <Box component="section" tabIndex={0} aria-label={t('Trang khách sẽ thấy')} {...desk}>
        <Box w={`min(100%, ${width === 'phone' ? '24.375rem' : '68rem'})`} mih="100%" mx="auto" bg="#fff">
          <CustomerPage {...page} />
        </Box>
      </Box>
    </Modal>
  )
}

/** The public content of a record; '' is omitted. */
interface CustomerPageProps {
  readonly title: string
  readonly by: string
  readonly summary: string
  /** The absolute address of its picture. */
  readonly picture: string
  /** Rich text. */
  readonly body: string
  /** The received values of the parts whose values are unknown. */
  readonly unknown: UnknownParts
  /** Resolves the address of a picture in the text, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
}

const sheet = {
  maw: '45rem',
  mx: 'auto',
  px: 'lg',
  py: 40,
  bg: '#fff',
  c: '#24292e',
  fz: '1.0625rem',
  lh: 1.75,
  // Light also for the colours that a text has.
  style: { colorScheme: 'light' },
} as const
const about = { c: '#4b535a', fz: '0.9375rem', mb: 'lg' } as const

// Extensions that only editing needs, or that would show in a read-only text.
const editingOnly = new Set(['undoRedo', 'gapCursor', 'trailingNode'])

/** A record as customers see it, always in light colours. The editor's schema keeps out scripts. */
function CustomerPage({ title, by, summary, picture, body, unknown, resolve }: CustomerPageProps) {
  const t = useText()
  const [extensions] = useState(() =>
    richTextExtensions(resolve).filter(({ name }) => !editingOnly.has(name)),
  )
  const editor = useEditor({
    extensions,
    content: readableText(body),
    editable: false,
    injectCSS: false,
    // A text, not an input.
    editorProps: { attributes: { role: 'presentation' } },
  })
  const unknownPart = (part: keyof UnknownParts) => {
    const one = unknown[part]
    return one && <UnknownCell raw={one.raw} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only blocks the links in it
    <Box component="article" {...sheet} onClickCapture={blockLinks}>
      <Title order={1} c="#111417" fz="2rem" lh={1.35} mb="xs">
        {unknownPart('title') ?? (title === '' ? t('(chưa có tiêu đề)') : title)}
      </Title>
      {unknown.by && <Text {...about}>{unknownPart('by')}</Text>}
      {by !== '' && <Text {...about}>{t('Bài của {name}', { name: by })}</Text>}
      {unknown.summary && <Text {...about}>{unknownPart('summary')}</Text>}
      {summary !== '' && (
        <Text {...about} fz="1.1875rem">
          {summary}
        </Text>
      )}
      {unknown.picture && <Text {...about}>{unknownPart('picture')}</Text>}
      {picture !== '' && <Image src={picture} alt="" mah="26rem" radius="md" mb="lg" />}
      {unknownPart('body') ?? (
        <EditorContent editor={editor} className={`${customerPageClasses.body} ${marks.marks}`} />
      )}
    </Box>
  )
}

// A link would leave the form.
function blockLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
