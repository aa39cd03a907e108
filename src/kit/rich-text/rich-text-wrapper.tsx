import '#kit/input-styles.css'
import { Divider, Group, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { fieldProps, type InputProps } from '#kit/inputs/input-props.tsx'
import classes from './rich-text-tools.module.css'

/** The number of tools in each group of the toolbar. */
const GROUPS = [2, 3, 6, 3, 4, 5, 2]

/** The outline of the toolbar of a text, in its measures, until its tools are there. */
export function ToolbarOutline() {
  return (
    <div aria-hidden>
      <Group className={classes.toolbar ?? ''} gap="0 sm" p={4}>
        {GROUPS.map((count, group) => (
          <Group key={group} gap={0}>
            {Array.from({ length: count }, (_, tool) => (
              <span key={tool} className={`${classes.tool} ${classes.outline}`} />
            ))}
          </Group>
        ))}
      </Group>
      <Divider />
    </div>
  )
}

/** The ids for `aria-labelledby` and `aria-describedby` of a rich text. */
export interface TextIds {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

interface RichTextWrapperProps {
  readonly field: InputProps<string>
  readonly children: (ids: TextIds) => ReactNode
}

/** The label, description and error of a rich text, around its editor or its preview. */
export function RichTextWrapper({ field, children }: RichTextWrapperProps) {
  const id = useId()
  const { label, description, required, error } = fieldProps(field)
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      required={required}
      error={error}
    >
      {children({ labelledBy: `${id}-label`, describedBy: describedBy || undefined })}
    </Input.Wrapper>
  )
}
