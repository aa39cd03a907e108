import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { useCallback, useContext, useMemo, useRef } from 'react'
import {
  type ContentIssue,
  contentIssuesOf,
  richTextFields,
  type TextFacts,
} from '#descriptor/content-check.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import rowButton from '#kit/row-button.module.css'
import sign from '#kit/warning-sign.module.css'
import { LiveValuesContext, useSettledValue } from '#screens/form/live-values.ts'
import { useResource } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { issueText } from './issue-text.ts'
import { textFacts } from './text-facts.ts'
import { useDeadLinks } from './use-dead-links.ts'

/** The debounce in milliseconds of the content check. */
const debounceMs = 500

/** The content issues of the current form values; a click focuses the field. */
export function ContentCheckPanel() {
  const resource = useResource()
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const live = useContext(LiveValuesContext)
  const { values, facts } = useSettledValue(useReader(resource), debounceMs, nothing)
  const hrefs = useMemo(() => Object.values(facts).flatMap(({ links }) => links), [facts])
  const links = useDeadLinks(useContext(ResourcesContext), hrefs)
  const issues = contentIssuesOf(resource, values, { facts, dead: links.dead })
  const show = (issue: ContentIssue) => {
    const form = panel.current?.closest('form')
    if (form) showIssue(form, issue)
  }
  return (
    <div ref={panel}>
      <IssuesCard
        issues={issues.map((issue) => ({
          key: `${issue.kind} ${issue.field} ${issue.kind === 'deadLink' ? issue.href : ''}`,
          text: issueText(resource, issue, t),
          onShow: () => show(issue),
          ...(issue.kind === 'notNfc' && live
            ? { onCorrect: () => live.write(issue.field, issue.mended) }
            : {}),
        }))}
        unchecked={links.unchecked}
        isChecking={links.isChecking}
        onCheck={links.checkAll}
      />
    </div>
  )
}

interface Reading {
  readonly values: Readonly<Record<string, unknown>>
  readonly facts: Readonly<Record<string, TextFacts>>
}

const nothing: Reading = { values: {}, facts: {} }

function useReader(resource: Resource) {
  return useCallback(
    (values: Readonly<Record<string, unknown>>): Reading => {
      const facts = richTextFields(resource).map((name) => [name, textFacts(readText(values[name]))] as const)
      return { values, facts: Object.fromEntries(facts) }
    },
    [resource],
  )
}

/** Scrolls to the field of an issue and focuses it. */
function showIssue(form: HTMLElement, issue: ContentIssue): void {
  const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(issue.field)}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  const target = elementOf(field, issue) ?? field
  target.scrollIntoView({ block: 'center' })
}

function elementOf(field: HTMLElement, issue: ContentIssue): Element | undefined {
  if (issue.kind === 'silentPictures') {
    return [...field.querySelectorAll('img')].find((picture) => picture.alt.trim() === '')
  }
  if (issue.kind !== 'deadLink') return undefined
  return [...field.querySelectorAll('a')].find((link) => link.getAttribute('href') === issue.href)
}

/** A content issue that is rendered. */
interface ShownIssue {
  readonly key: string
  readonly text: string
  /** Scrolls to the field. */
  readonly onShow: () => void
  /** Corrects the issue in the form, if that is possible. */
  readonly onCorrect?: () => void
}

interface IssuesCardProps {
  readonly issues: readonly ShownIssue[]
  /** The number of links without a check result. */
  readonly unchecked: number
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** The content issues of a form, each as a sentence that links to its field. */
function IssuesCard({ issues, unchecked, isChecking, onCheck }: IssuesCardProps) {
  const t = useText()
  const count = issues.length
  return (
    <FormSection title={t('Sẵn sàng cho khách đọc')}>
      <Text c={count === 0 ? 'var(--ben-good)' : 'dimmed'} aria-live="polite">
        {count === 0 ? t('Đã đủ mọi thứ.') : t('Còn {count} điều nên xem lại.', { count })}
      </Text>
      {count > 0 && (
        <Stack component="ul" gap={4} mx={-8}>
          {issues.map(({ key, text, onShow, onCorrect }) => (
            <li key={key}>
              <UnstyledButton
                display="flex"
                style={{ gap: '0.5rem' }}
                px="xs"
                py={4}
                className={`${rowButton.row} ${sign.signed}`}
                onClick={onShow}
              >
                {text}
              </UnstyledButton>
              {onCorrect && (
                <Button variant="light" size="compact-sm" ms={34} mb={4} onClick={onCorrect}>
                  {t('Sửa dấu giúp tôi')}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
      {unchecked > 0 && !isChecking && (
        <Button variant="subtle" size="compact-sm" style={{ justifySelf: 'start' }} onClick={onCheck}>
          {t('Kiểm tra {count} liên kết', { count: unchecked })}
        </Button>
      )}
      {isChecking && <Text c="dimmed">{t('Đang kiểm tra liên kết…')}</Text>}
    </FormSection>
  )
}
