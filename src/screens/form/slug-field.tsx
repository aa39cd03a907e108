import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readText } from '#descriptor/read.ts'
import { slugOf } from '#descriptor/slug.ts'
import { lookupOptions } from '#hooks/use-lookup.ts'
import { SlugInput } from '#kit/inputs/slug-input.tsx'
import type { InputDrawing } from './inputs.tsx'

/** An address: made from the title on request, and asked for while it is typed whether it is taken. */
export function SlugField({ field, props, resource, id, valuesNow }: InputDrawing<'slug'>) {
  const stored = props.defaultValue ?? ''
  const [typed, setTyped] = useState(stored)
  const [asked] = useDebouncedValue(typed.trim(), 300)
  const { lookup, slugFrom } = field
  // Its own address is no news; that of the record it is copied from is.
  const own = id === '' ? '' : stored
  const isAsked = lookup !== undefined && asked !== '' && asked !== own
  const { data, isFetching } = useQuery({ ...lookupOptions(resource, lookup ?? '', asked), enabled: isAsked })
  const status =
    !isAsked || data === undefined ? undefined : data === null || data.id === id ? 'free' : 'taken'
  return (
    <SlugInput
      {...props}
      {...(slugFrom ? { suggest: () => slugOf(readText(valuesNow()[slugFrom])) } : {})}
      {...(isAsked && (isFetching || asked !== typed.trim())
        ? { status: 'checking' }
        : status
          ? { status }
          : {})}
      onChange={(next) => {
        setTyped(next)
        props.onChange?.(next)
      }}
    />
  )
}
