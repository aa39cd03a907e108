import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { birthdayLimits } from '#descriptor/birthday.ts'
import type { Kind, Options, Referable } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { currencyOf } from '#descriptor/row-story.ts'
import { useName } from '#hooks/names/use-name.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { ChoiceInput, ToggleInput } from '#kit/inputs/choice-input.tsx'
import { DateInput, DateTimeInput, localDayOf } from '#kit/inputs/date/date-inputs.tsx'
import { type InputProps, ReadOnlyInput } from '#kit/inputs/input-props.tsx'
import { ManyChoiceInput } from '#kit/inputs/many-choice-input.tsx'
import { MoneyInput, NumberInput } from '#kit/inputs/number-input.tsx'
import { PositionInput } from '#kit/inputs/position/position-input.tsx'
import { LongTextInput, TextInput, UrlInput } from '#kit/inputs/text-input.tsx'
import { TimeInput } from '#kit/inputs/time-input.tsx'
import { ConvertedAmount } from '#screens/list/cell-of-kind.tsx'
import { resourceOf } from '#screens/resources-context.ts'
import { session } from '#session/session.ts'
import { typedCode, typedEmail, typedPhone } from '#text/typed/typed-line.ts'
import { FormImage, FormImages } from './images-field.tsx'
import type { InputContext } from './input-context.ts'
import { LazyColorInput, LazyRichTextInput } from './lazy-inputs.tsx'
import { FormParent, FormReference, FormReferences } from './reference-field.tsx'
import { FormRows } from './rows-field.tsx'
import { FormSlug } from './slug-field.tsx'

type Inputs = { readonly [K in Kind]: (args: InputContext<K>) => ReactNode }

/** Kind → input: total, so that a new kind does not compile without an input. */
const inputs: Inputs = {
  text: ({ props, field: { code, identifier } }) => (
    <TextInput {...props} {...(code || identifier ? { parse: typedCode } : {})} />
  ),
  longText: ({ props }) => <LongTextInput {...props} />,
  richText: ({ props, resource }) => <LazyRichTextInput {...props} refused={resource.texts.picture} />,
  slug: (args) => <FormSlug {...args} />,
  number: ({ props, field: { integer, decimals, min, max, unit } }) => (
    <NumberInput {...props} {...given({ integer, decimals, min, max, unit })} />
  ),
  money: (drawing) => <MoneyField {...drawing} />,
  choice: ({ props, field, t }) => (
    <ChoiceInput
      {...props}
      options={labels(field.options, t)}
      legacyOptions={labels(field.legacyOptions ?? {}, t)}
    />
  ),
  manyChoice: ({ props, field, t }) => (
    <ManyChoiceInput
      {...props}
      options={labels(field.options, t)}
      legacyOptions={labels(field.legacyOptions ?? {}, t)}
    />
  ),
  toggle: ({ props }) => <ToggleInput {...props} />,
  date: (args) => <DateInput {...args.props} limits={rangeLimits(args)} />,
  dateTime: (args) => <DateTimeInput {...args.props} limits={rangeLimits(args)} />,
  time: ({ props }) => <TimeInput {...props} />,
  position: ({ props }) => <PositionInput {...props} />,
  birthday: ({ props }) => <DateInput {...props} limits={birthdayRange} isPast />,
  color: ({ props }) => <LazyColorInput {...props} />,
  url: ({ props }) => <UrlInput {...props} />,
  // Not type="email": browsers rewrite the typed text (trimming, punycode) before the value is read.
  email: ({ props }) => (
    <TextInput {...props} parse={typedEmail} inputMode="email" spellCheck={false} autoCapitalize="none" />
  ),
  phone: ({ props }) => <TextInput {...props} parse={typedPhone} type="tel" />,
  image: ({ props, field, resource }) => (
    <FormImage {...props} by={field.upload} advised={field.advised} refused={resource.texts.picture} />
  ),
  images: ({ props, field, resource }) => (
    <FormImages {...props} max={field.max} advised={field.advised} refused={resource.texts.picture} />
  ),
  reference: ({ props, field }) => <FormReference {...props} target={field.to()} />,
  references: ({ props, field }) => <FormReferences {...props} target={field.to()} />,
  parent: ({ props, resource, id }) => <FormParent {...props} resource={resource} id={id} />,
  rows: (drawing) => <FormRows {...drawing} renderInput={inputOf} />,
  readOnly: ({ props, field }) =>
    field.of ? (
      <RecordNameInput {...props} target={field.of()} />
    ) : (
      <ReadOnlyInput {...props} {...given({ shownAs: field.shownAs })} />
    ),
}

/** The input of a field, by its kind. */
export function inputOf(drawing: InputContext<Kind>): ReactNode {
  const render = inputs[drawing.field.kind] as (drawing: InputContext<Kind>) => ReactNode
  return render(drawing)
}

/** The calendar opens within the allowed ages. */
function birthdayRange() {
  const { first, last } = birthdayLimits()
  return { min: first, max: last }
}

/** The end of a range is picked from its start on. */
function rangeLimits({ field, currentValues }: InputContext<'date'> | InputContext<'dateTime'>) {
  const { notBelow } = field
  if (notBelow === undefined) return undefined
  return () => ({ min: localDayOf(readText(currentValues()[notBelow])) })
}

function labels(options: Options, t: Translate): Options {
  return Object.fromEntries(Object.entries(options).map(([value, label]) => [value, t(label)]))
}

/** Removes undefined options, so that the defaults of the input apply. */
function given<T extends object>(options: T): { [K in keyof T]: NonNullable<T[K]> } {
  const known = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [K in keyof T]: NonNullable<T[K]> }
}

type MoneyFieldProps = Pick<InputContext<'money'>, 'field' | 'props' | 'currentValues'>

/** An amount, with its value in another currency while it is typed, where the field defines one. */
function MoneyField({ field, props, currentValues }: MoneyFieldProps) {
  const t = useText()
  const { min, max, convertTo } = field
  const currency = currencyOf(field, (name) => currentValues()[name])
  const [amount, setAmount] = useState(props.defaultValue ?? null)
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  if (!convertTo) return <MoneyInput {...props} {...limits} currency={currency} />
  return (
    <div>
      <MoneyInput
        {...props}
        {...limits}
        currency={currency}
        onChange={(next) => {
          setAmount(next)
          props.onChange?.(next)
        }}
      />
      <Text
        component="output"
        display="block"
        c="dimmed"
        fz="xs"
        mih="1.25rem"
        mt={4}
        aria-label={t('{name}, theo tỉ giá', { name: props.label })}
      >
        <ConvertedAmount value={amount} convertTo={convertTo} currency={currency} />
      </Text>
    </div>
  )
}

interface NamedRecordProps extends InputProps<string> {
  readonly target: Referable
}

/** The name of the record whose id is the value, such as a person's; nothing while or where it is unknown. */
function RecordNameInput({ target, ...props }: NamedRecordProps) {
  const id = props.defaultValue ?? ''
  const user = session.storedUser()
  const own = user?.subject === id ? user.name : undefined
  const name = useName(resourceOf(target), own ? '' : id)
  const label = own ?? (typeof name === 'object' ? name.label : undefined)
  return label ? <ReadOnlyInput {...props} defaultValue={label} /> : null
}
