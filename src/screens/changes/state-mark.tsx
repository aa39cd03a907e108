import { LiteralLine } from '#kit/literal-line.tsx'
import { StateWord } from '#kit/state-word.tsx'
import type { ChangeState } from './change-state.ts'

/** The state of a row as a tinted word. */
export const StateMark = ({ state: { tint, text } }: { readonly state: ChangeState }) =>
  text !== '' && <StateWord label={text} tint={tint} />

/** The reason of a failure or of a departure; a row that was left as it is has not failed. */
export const StateReason = ({ state: { tint, more, literal } }: { readonly state: ChangeState }) =>
  more !== undefined && (
    <div style={{ color: `var(--mantine-color-${tint === 'working' ? 'dimmed' : 'error'})` }}>
      {more}
      <LiteralLine>{literal}</LiteralLine>
    </div>
  )
