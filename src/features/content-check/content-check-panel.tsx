import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import {
  addressInLink,
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
import { checkLink, type LinkStatus } from './check-link.ts'
import { issueText } from './issue-text.ts'
import { textFacts } from './text-facts.ts'

/** Milliseconds between two link checks: a text with many links must not flood the back-end. */
const throttleMs = 300

/** The number of addresses that are checked automatically. */
const maxLinks = 10

/** Checks the links of a text one after the other; returns the dead ones and the number of unchecked ones. */
function useDeadLinks(resources: readonly Resource[], hrefs: readonly string[]) {
  const cache = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, LinkStatus>>(() => new Map())
  const [isCheckingAll, setCheckingAll] = useState(false)
  const pageByHref = useMemo(
    () =>
      new Map(hrefs.filter((href) => addressInLink(href) !== undefined).map((href) => [href, pageOf(href)])),
    [hrefs],
  )
  const pages = [...new Set(pageByHref.values())]
  const waiting = pages.filter((page) => !known.has(page))
  const next = isCheckingAll || known.size < maxLinks ? waiting[0] : undefined
  useEffect(() => {
    if (next === undefined) return undefined
    let isGone = false
    const check = async () => {
      const found = await checkLink(resources, next, cache)
      if (!isGone) setKnown((last) => new Map(last).set(next, found))
    }
    const timer = setTimeout(() => void check(), throttleMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [resources, next, cache])
  const dead = useMemo(() => {
    const nowhere = [...pageByHref].filter(([, page]) => known.get(page) === 'nowhere')
    return new Set(nowhere.map(([href]) => href))
  }, [pageByHref, known])
  const failed = pages.filter((page) => known.get(page) === 'unknown')
  return {
    dead,
    isChecking: next !== undefined,
    unchecked: waiting.length + failed.length,
    /** Checks all remaining links, and again those that failed. */
    checkAll: () => {
      setKnown((last) => new Map([...last].filter(([, found]) => found !== 'unknown')))
      setCheckingAll(true)
    },
  }
}

// Two fragments or queries of one page need one check.
function pageOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}

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
