import { type UIEvent, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useOptionPages } from '#hooks/read/use-option-pages.ts'
import { useText } from '#hooks/use-text.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import { TextButton } from '#kit/text-button.tsx'
import classes from './reference-options.module.css'

interface ReferenceOptionsProps {
  readonly resource: Resource
  readonly label: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Options for the record that a list is filtered by: the server searches, scrolling to the end loads more. */
export function ReferenceOptions({ resource, label, chosen, onChoose }: ReferenceOptionsProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const { options, isBusy, hasFailed, retry, more } = useOptionPages(resource, query)
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 80) more()
  }
  return (
    <div className={classes.pick} onScroll={onScroll} aria-busy={isBusy || undefined}>
      <div className={classes.search}>
        <SearchBox value={query} label={t('Tìm trong {name}', { name: label })} onSearch={setQuery} />
      </div>
      <ul className={classes.list}>
        {options?.map(({ value, label: name }) => (
          <li key={value}>
            <button
              type="button"
              className={classes.option}
              aria-pressed={value === chosen}
              // Focus on the third-last option loads the next page, for keyboard users.
              onFocus={() => options.at(-3)?.value === value && more()}
              onClick={() => onChoose(value)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <output className={classes.state}>
        {isBusy && t('Đang tìm…')}
        {!isBusy && options?.length === 0 && t('Không thấy gì khớp')}
      </output>
      {hasFailed && !isBusy && <TextButton onClick={retry}>{t('Thử lại')}</TextButton>}
    </div>
  )
}
