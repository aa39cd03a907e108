import { useQuery } from '@tanstack/react-query'
import { useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { slugOf } from '#descriptor/slug.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { canLookUpSlug, slugLookupOptions } from '#hooks/read/slug-lookup.ts'
import { SlugInput, type SlugStatus } from '#kit/inputs/slug-input.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import type { InputContext } from './input-context.ts'
import { LiveValuesContext, useSettledValue } from './live-values.ts'

/** Milliseconds without a key before a slug is looked up. */
const delayMs = 300

/**
 * A slug: it follows the typed title of a new record until it is edited; while it changes, a look-up shows whether
 * it is taken.
 */
export function FormSlug({ field, props, resource, id, currentValues, t }: InputContext<'slug'>) {
  const { slugFrom } = field
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const status = useSlugStatus({ field, props, resource, id, t }, typed.trim())
  const change = (next: string) => {
    setTyped(next)
    props.onChange?.(next)
  }
  const ofTitle = () => slugOf(readText(currentValues()[slugFrom ?? '']))
  // The address of a stored record is public: a new title does not change it.
  const [isFollowing, setFollowing] = useState(
    () =>
      slugFrom !== undefined &&
      !props.isUnknown &&
      (typed.trim() === '' || (id === '' && typed === ofTitle())),
  )
  useChange(slugFrom, () => isFollowing && change(ofTitle()))
  const source = isFollowing && slugFrom && resource.fields[slugFrom]
  return (
    <SlugInput
      {...props}
      {...(slugFrom
        ? {
            value: typed,
            onSuggest: () => {
              setFollowing(true)
              change(ofTitle())
            },
          }
        : {})}
      {...(source ? { note: t('Lấy theo ô {name}', { name: t(source.label) }) } : {})}
      {...(status ? { status } : {})}
      onChange={(next) => {
        setFollowing(slugFrom !== undefined && next.trim() === '')
        change(next)
      }}
    />
  )
}

/** Calls the listener after each typed change of a field of the form. */
function useChange(name: string | undefined, listener: () => void): void {
  const live = useContext(LiveValuesContext)
  const notify = useEffectEvent(listener)
  useEffect(() => {
    if (!live || name === undefined) return undefined
    let last = live.now()[name]
    return live.listen(() => {
      const next = live.now()[name]
      if (next === last) return
      last = next
      // The values of a draft or of the stored record come with their own address.
      if (!live.isTyped()) return
      // After the event: the form is still comparing the values of this change.
      queueMicrotask(notify)
    })
  }, [live, name])
}

type SlugContext = Pick<InputContext<'slug'>, 'field' | 'props' | 'resource' | 'id' | 't'>

// undefined: slugs of this field need not be unique.
function useSlugStatus(
  { field, props, resource, id, t }: SlugContext,
  typed: string,
): SlugStatus | undefined {
  const name = props.name ?? ''
  const isWatched = uniqueFields(resource).includes(name) && canLookUpSlug(resource, name)
  const settled = useSettledText(name)
  // The title is saved in place of a blank slug (S3-14), so it must not be taken either.
  const title = useSettledText(isWatched ? field.blankTo : undefined)
  const isTitle = settled === ''
  const address = isTitle ? title : settled
  // The slug of the record itself is not looked up; that of the record it is copied from is.
  const own = id === '' ? '' : readText(props.defaultValue).trim()
  const needsLookup = isWatched && address !== '' && address !== own
  const { data, isError, isFetching } = useQuery({
    ...slugLookupOptions(resource, name, address),
    enabled: needsLookup,
    // Another user may take it at any time.
    staleTime: 2000,
  })
  if (!isWatched) return undefined
  if (typed !== settled) return { kind: typed === own ? 'idle' : 'checking' }
  if (!needsLookup) return { kind: 'idle' }
  if (isFetching) return { kind: 'checking' }
  if (isError || data === undefined) return { kind: 'unknown' }
  if (data === null || data.id === id) return { kind: 'free', isTitle }
  const to = formHref(resource, data.id, defaultListState(resource))
  const by = recordName(resource, data, t)
  return { kind: 'taken', isTitle, by, renderLink: (link) => <AppLink {...link} to={to} /> }
}

function useSettledText(name: string | undefined): string {
  const read = useCallback(
    (values: Readonly<Record<string, unknown>>) => (name === undefined ? '' : readText(values[name]).trim()),
    [name],
  )
  return useSettledValue(read, delayMs, '')
}
