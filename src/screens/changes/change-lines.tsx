import { Text } from '@mantine/core'
import { readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { FieldChange, PlannedChange } from '#hooks/changes/change-plan.ts'
import { addressesIn } from '#hooks/relations/rich-text-links.ts'
import { useText } from '#hooks/use-text.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { useResource } from '#screens/resource-context.ts'
import classes from './change-lines.module.css'

interface ChangeLinesProps {
  readonly change: PlannedChange
}

/** The links by which two rich texts differ; null where they differ in their words. */
function changedLinks(from: unknown, to: unknown): Readonly<Record<'from' | 'to', string>> | null {
  const [before, after] = [from, to].map((html) => addressesIn(readText(html)))
  if (!before || !after || before.length !== after.length || wordsOf(from) !== wordsOf(to)) return null
  const at = [...before.keys()].filter((place) => before[place] !== after[place])
  const text = (links: readonly string[]) =>
    [...new Set(at.map((place) => readable(links[place] ?? '')))].join(', ')
  return at.length > 0 ? { from: text(before), to: text(after) } : null
}

/** A link as browsers show it. */
function readable(link: string): string {
  try {
    return decodeURI(link)
  } catch {
    return link
  }
}

const wordsOf = (html: unknown) => readText(html).replace(/<[^>]*>/g, '')

/** The fields that a row changes, each with its value before and after. */
export function ChangeLines({ change }: ChangeLinesProps) {
  const resource = useResource()
  const t = useText()
  const notesOn = (name: string) => change.notes?.filter((note) => note.name === name) ?? []
  // The name of a new record is its heading.
  const isLeftOut = ({ name }: FieldChange) =>
    change.problems[name] !== undefined ||
    (!change.before && name === resource.label && notesOn(name).length === 0)
  const lines = change.changes.filter((one) => !isLeftOut(one))
  if (lines.length === 0) return null
  const cell = (name: string, value: unknown) => {
    const field = fieldOf(resource, name)
    // A switch would look as if it could be moved.
    if (field.kind === 'toggle' && typeof value === 'boolean')
      return t(toggleWords(field)[value ? 'on' : 'off'])
    return cellOf(resource, { id: '', raw: {}, ...change.before, ...change.values, [name]: value }, name, t)
  }
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, from, to }) => {
        const field = fieldOf(resource, name)
        const links = field.kind === 'richText' && change.before ? changedLinks(from, to) : null
        return (
          <div key={name}>
            <dt>{t(field.label)}</dt>
            <dd>
              {change.before && (
                <del>{from === undefined ? t('(chưa rõ)') : (links?.from ?? cell(name, from))}</del>
              )}
              <span className={classes.after}>
                {change.before && <span aria-hidden>→</span>}
                <ins>{links?.to ?? cell(name, to)}</ins>
              </span>
              {notesOn(name).map((note) => (
                <Text key={t(note.text)} flex="1 1 100%" c={note.isDoubtful ? 'var(--ben-warn)' : 'dimmed'}>
                  {t(note.text)}
                </Text>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
