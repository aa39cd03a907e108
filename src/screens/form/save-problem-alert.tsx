import { Alert, Box, Group, Paper, Radio, Text } from '@mantine/core'
import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import type { FailedOutcome } from '#hooks/write/save-safely.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { FormAlert } from '#kit/form-alert.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { sentences } from '#text/sentences.ts'
import { text } from '#text/text.ts'
import { renderedValue } from './draft-lines.tsx'
import type { Conflict } from './use-form-inputs.ts'
import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import '@mantine/core/styles/Alert.layer.css'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#kit/conflict-choice.module.css'
import values from '#kit/whole-value.module.css'

/** Why a form is not saved. `looking`: the response was lost, and the outcome is being looked up. */
export type SaveProblem =
  | { readonly status: 'failed'; readonly failure: WriteFailed; readonly outcome: FailedOutcome | 'looking' }
  | { readonly status: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'gone' }

interface SaveProblemAlertProps {
  readonly resource: Resource
  readonly problem: SaveProblem
  readonly isBusy: boolean
  /** Called with the value that the user has chosen for a field. */
  readonly onChoose: (name: string, value: unknown) => void
  /** Saves the values of the form as a new record. */
  readonly onCreate: () => void
}

/** Why the form is not saved, and what can be done about it; its values are kept. */
export function SaveProblemAlert(props: SaveProblemAlertProps) {
  return (
    // The save bar covers the end of a form.
    <Box key={props.problem.status} ref={scrollIntoView} mt="md" style={{ scrollMarginBottom: '6rem' }}>
      <Problem {...props} />
    </Box>
  )
}

function scrollIntoView(place: HTMLDivElement | null): void {
  place?.scrollIntoView({ block: 'nearest' })
}

function Problem({ resource, problem, isBusy, onChoose, onCreate }: SaveProblemAlertProps) {
  const t = useText()
  if (problem.status === 'conflict') {
    const { conflicts } = problem
    const rendered = (name: string, value: unknown, other: unknown) =>
      isLong(fieldOf(resource, name).kind) && value !== undefined && other !== undefined ? (
        <ConflictText own={readText(value)} other={readText(other)} />
      ) : (
        renderedValue(resource, { [name]: value }, name, t)
      )
    return (
      <ConflictChoice
        key={conflicts.map(({ name }) => name).join()}
        lines={conflicts.map(({ name, mine, theirs }) => ({
          name,
          label: t(fieldOf(resource, name).label),
          mine: rendered(name, mine, theirs),
          theirs: rendered(name, theirs, mine),
        }))}
        onChoose={(name, side) =>
          onChoose(name, conflicts.find((conflict) => conflict.name === name)?.[side])
        }
      />
    )
  }
  if (problem.status === 'gone') {
    const noun = t(resource.noun)
    return (
      <FormAlert
        text={t('Đã có người xóa {noun} này', { noun })}
        more={t('Chưa lưu gì cả; nội dung bạn vừa nhập vẫn còn ở đây.')}
        action={
          canSave(resource, true)
            ? {
                label: t('Tạo {noun} mới từ nội dung này', { noun }),
                isBusy,
                run: onCreate,
              }
            : undefined
        }
      />
    )
  }
  const { failure, outcome } = problem
  const shownFields = editableFields(resource).flatMap((name) => [name, pathOf(resource, name)])
  const { text: title, more, literal } = failure.shown('save', shownFields)
  const sentencesOf = outcome === 'not saved' ? [...failure.reasons(shownFields), notSaved] : more
  return <FormAlert text={t(title)} literal={literal && t(literal)} more={sentences(t, '', sentencesOf)} />
}

// Loaded with the first conflict, like the library that compares the texts.
const ConflictText = lazyComponent(async () => (await import('./conflict-text.tsx')).ConflictText)

const isLong = (kind: Kind) => kind === 'richText' || kind === 'longText'

const notSaved = text('Đã xem lại: chưa lưu. Bấm Lưu để gửi lại; nội dung bạn vừa nhập vẫn còn.')

/** The side of a conflict whose value is kept. */
type Side = 'mine' | 'theirs'

/** A field that both the user and another user have changed. */
interface ConflictLine {
  readonly name: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

interface ConflictChoiceProps {
  readonly lines: readonly ConflictLine[]
  readonly onChoose: (name: string, side: Side) => void
}

/** Both versions of each conflicting field side by side; the user's own value is the default. */
function ConflictChoice({ lines, onChoose }: ConflictChoiceProps) {
  const t = useText()
  return (
    <Alert icon={<IconUsers size={20} aria-hidden />} title={t('Người khác vừa sửa cùng chỗ với bạn')}>
      <span>{t('Chưa lưu gì cả. Chọn nội dung giữ lại rồi bấm Lưu.')}</span>
      {lines.map(({ name, label, mine, theirs }) => {
        const side = (value: Side, title: string, shown: ReactNode) => (
          <Paper withBorder px="sm" py={6} flex="1 1 14rem" className={classes.side}>
            <Radio
              value={value}
              styles={{ labelWrapper: { flex: 1, minWidth: 0 } }}
              label={
                <>
                  <Text span fz="xs" c="dimmed">
                    {title}
                  </Text>
                  <span className={`${values.whole} ${classes.value}`}>{shown}</span>
                </>
              }
            />
          </Paper>
        )
        return (
          <Radio.Group<Side>
            key={name}
            mt="sm"
            label={label}
            defaultValue="mine"
            onChange={(chosen) => onChoose(name, chosen)}
          >
            <Group align="stretch" gap="xs">
              {side('mine', t('Của bạn'), mine)}
              {side('theirs', t('Của người khác'), theirs)}
            </Group>
          </Radio.Group>
        )
      })}
    </Alert>
  )
}
