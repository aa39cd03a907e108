import { Anchor, Box, Breadcrumbs, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import { useText } from '#hooks/use-text.ts'
import classes from './tree.module.css'

interface TreePathProps {
  /** The name of the tree, before the first step. */
  readonly label: string
  /** The names from the root down to the active record. */
  readonly path: readonly { readonly id: string; readonly name: string }[]
  readonly onGo: (id: string) => void
  /** Collapses all nodes; undefined hides the button. */
  readonly onCloseAll: (() => void) | undefined
}

/** The breadcrumbs of the active row. */
export function TreePath({ label, path, onGo, onCloseAll }: TreePathProps) {
  const t = useText()
  return (
    <Group className={classes.path} wrap="nowrap" gap="sm" px="sm" c="dimmed" fz="xs">
      <Box component="nav" flex={1} miw={0} aria-label={t('Vị trí trong cây')}>
        <Breadcrumbs styles={{ root: { flexWrap: 'nowrap' } }}>
          <span title={label}>{label}</span>
          {path.map(({ id, name }, at) =>
            at === path.length - 1 ? (
              <Text key={id} span inherit c="bright" aria-current="location" title={name}>
                {name}
              </Text>
            ) : (
              <Anchor
                key={id}
                component="button"
                type="button"
                inherit
                c="inherit"
                title={name}
                onClick={() => onGo(id)}
              >
                {name}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      </Box>
      {onCloseAll && (
        <Anchor component="button" type="button" inherit c="inherit" flex="none" onClick={onCloseAll}>
          {t('Thu gọn hết')}
        </Anchor>
      )}
    </Group>
  )
}
