import '#kit/input-styles.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, Button, Loader, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { HelperName } from '#features/quote/rules/helpers.ts'
import type { Picked } from '#features/quote/rules/quote-values.ts'
import { useText } from '#hooks/use-text.ts'
import type { Text as Source } from '#text/text.ts'
import { distinctPeople, type Person } from './person.ts'
import { usePeople } from './use-people.ts'

interface PersonInputProps {
  readonly helper: HelperName
  readonly label: Source
  readonly picked: Picked | null
  /** Called with the chosen person, or with a typed name or number, which has no id and no code; null for an empty box. */
  readonly onPick: (person: Picked | Person | null) => void
}

/** A box for a person: the typed name or number is the value, and the people who match it are offered with their lists. */
export function PersonInput({ helper, label, picked, onPick }: PersonInputProps) {
  const t = useText()
  const [shown, setShown] = useState(picked?.label ?? '')
  // What is searched is typed: the label of a chosen person is no query.
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const search = useDebouncedCallback(setQuery, 200)
  const { failed, retry, ...found } = usePeople(helper, label, query)
  const people = distinctPeople(found.people, t)
  const isAsking = found.isAsking || typed !== query
  const chosen = useRef<Person>(undefined)
  const change = (next: string) => {
    const person = chosen.current
    chosen.current = undefined
    const wanted = person ? '' : next.trim()
    setShown(next)
    setTyped(wanted)
    search(wanted)
    onPick(person ?? (wanted === '' ? null : { value: '', label: wanted, code: '' }))
  }
  const status = isAsking
    ? t('Đang tìm…')
    : people.length > 0 || typed === '' || failed.length > 0
      ? ''
      : t('Không thấy ai khớp. Bạn cứ dùng tên hoặc số này.')
  const personOf = (shownLabel: string) => people.find((one) => one.label === shownLabel)
  return (
    <div>
      <Autocomplete
        label={t(label)}
        placeholder={t('Tên hoặc số điện thoại')}
        autoComplete="off"
        value={shown}
        onChange={change}
        onOptionSubmit={(value) => {
          chosen.current = personOf(value)
        }}
        data={[
          ...people.map((one) => one.label),
          ...(status === '' ? [] : [{ value: status, disabled: true }]),
        ]}
        // The lists have searched already.
        filter={({ options: all }) => all}
        renderOption={({ option }) => (
          <span>
            <span>{option.value}</span>
            <Text span fz="xs" c="dimmed" display="block">
              {(personOf(option.value)?.found ?? []).map((one) => t(one)).join(', ')}
            </Text>
          </span>
        )}
        rightSection={isAsking ? <Loader size={16} /> : undefined}
        clearable
        clearButtonProps={{ 'aria-label': t('Bỏ chọn {name}', { name: t(label) }) }}
      />
      {failed.length > 0 && !isAsking && (
        <Text component="output" display="block" fz="xs" mt={4} c="dimmed">
          <span>
            {`${t('Chưa tìm được trong: {names}.', { names: failed.map((one) => t(one)).join(', ') })} ${t('Những gì bạn gõ vẫn được giữ.')} `}
          </span>
          <Button variant="subtle" size="compact-xs" onClick={retry}>
            {t('Thử lại')}
          </Button>
        </Text>
      )}
    </div>
  )
}
