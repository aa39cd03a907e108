import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Name } from '#hooks/names/name.ts'
import { usePath } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { PathLine, ReferenceField } from './reference-field.tsx'

interface ParentFieldProps extends InputProps<string> {
  readonly resource: Resource
  /** The record whose parent is selected; '' for a new one. */
  readonly id: string
}

/** Selects the parent of a record and shows its whole path: names repeat within a tree. */
export function ParentField({ resource, id, ...props }: ParentFieldProps) {
  const t = useText()
  const [chosen, setChosen] = useState(props.defaultValue ?? '')
  const path = usePath(resource, chosen) ?? none
  const isCycle = id !== '' && path.some((one) => one.id === id)
  const names = path.map(({ label }) => label)
  return (
    <div>
      <ReferenceField
        {...props}
        {...(isCycle ? { error: t('Mục này nằm dưới mục đang sửa, bạn chọn mục khác nhé.') } : {})}
        target={resource}
        except={id}
        onChange={(value) => {
          setChosen(value)
          props.onChange?.(value)
        }}
      />
      {chosen !== '' && <PathLine names={isCycle ? [] : names} />}
    </div>
  )
}

const none: readonly Name[] = []
