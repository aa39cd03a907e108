import { contentIssuesOf, richTextFields } from '#descriptor/content-check.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { MissingContent } from '#kit/publish-dialog.tsx'
import { issueText } from './issue-text.ts'
import { textFacts } from './text-facts.ts'

/** The content issues of unsaved values, without a look-up of their links: the panel of the form has those. */
export function issuesOfForm(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): readonly MissingContent[] {
  const facts = richTextFields(resource).map((name) => [name, textFacts(readText(values[name]))] as const)
  const issues = contentIssuesOf(resource, values, { facts: Object.fromEntries(facts), dead: new Set() })
  return issues.map((issue) => ({ field: issue.field, text: issueText(resource, issue, t) }))
}
