import { Button } from '@mantine/core'
import type { Line } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { useText } from '#hooks/use-text.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import type { ReadyLinesProps } from '#screens/features-context.ts'
import { carrierLines, freightLines } from './rules/carrier-lines.ts'

/** Adds the published rule of a carrier, or a usual one of freight, that the settings do not have. */
export function ReadyRules({ present, onAdd }: ReadyLinesProps) {
  const t = useText()
  const { anchor, close, opener } = useAnchor()
  const keyOf = ({ service }: Line) => readText(service).trim().toLowerCase()
  const taken = new Set(present.map(keyOf))
  const offered = [...carrierLines, ...freightLines].filter((line) => !taken.has(keyOf(line)))
  if (offered.length === 0) return null
  return (
    <>
      <Button variant="default" aria-haspopup="menu" {...opener}>
        {t('Thêm quy tắc mẫu')}
      </Button>
      {anchor && (
        <RowMenu
          anchor={anchor}
          actions={offered.map((line) => ({
            label: readText(line.service),
            onSelect: () => onAdd({ ...line, ...translated(line, t) }),
          }))}
          onClose={close}
        />
      )}
    </>
  )
}

/** The sentences of a ready line in the user's language: they are the shop's own from then on. */
function translated({ note, surcharges, unverified }: Line, t: ReturnType<typeof useText>): Line {
  return {
    ...(unverified ? { unverified: t(readText(unverified)) } : {}),
    ...(note ? { note: t(readText(note)) } : {}),
    ...(surcharges ? { surcharges: t(readText(surcharges)) } : {}),
  }
}
