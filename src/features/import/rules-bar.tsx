import { useResource } from '#screens/resource-context.ts'
import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox, Divider, Group, NativeSelect } from '@mantine/core'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { type ImportKey, importKeyText } from './import-keys.ts'

interface RulesBarProps {
  readonly keys: readonly ImportKey[]
  readonly chosen: ImportKey
  readonly onKey: (key: ImportKey) => void
  readonly clears: boolean
  readonly onClears: (clears: boolean) => void
}

/** How rows find their records, and what empty cells do. */
export function RulesBar({ keys, chosen, onKey, clears, onClears }: RulesBarProps) {
  const resource = useResource()
  const t = useText()
  return (
    <>
      <Divider my="sm" />
      <Group gap="0.75rem 1.25rem" align="end">
        <NativeSelect
          flex="0 1 20rem"
          label={t('Nhận ra mục đang có bằng')}
          data={keys.map((key) => ({ value: importKeyText(key), label: keyLabel(resource, key, t) }))}
          value={importKeyText(chosen)}
          onChange={(event) => {
            const next = keys.find((key) => importKeyText(key) === event.currentTarget.value)
            if (next) onKey(next)
          }}
        />
        <Checkbox
          label={t('Ô trống trong tệp thì xóa giá trị đang có')}
          checked={clears}
          onChange={() => onClears(!clears)}
          mb="xs"
        />
      </Group>
    </>
  )
}

function keyLabel(resource: Resource, key: ImportKey, t: Translate): string {
  if (key.kind === 'fields') {
    const column = key.names.map((name) => t(fieldOf(resource, name).label)).join(' + ')
    if (key.otherwise === undefined) return column
    const label = t(fieldOf(resource, key.otherwise).label)
    return t('{column}, ô trống thì bằng {label}', { column, label })
  }
  return key.kind === 'id'
    ? t('Mã của mục ({id})', { id: resource.idKey })
    : t('Không so: dòng nào cũng thêm mới')
}
