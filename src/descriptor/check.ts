import * as z from 'zod/mini'
import './jitless.ts'
import { birthdayLimits } from './birthday.ts'
import type { Line } from './field.ts'
import type { Position } from './position/position.ts'
import { type ProblemName, problemTexts } from './problem.ts'
import { isRecord } from './read.ts'
import { typedLength } from './text-length.ts'

// The message of a zod issue is the name of a problem; `validate.ts` converts it to a text with its values.
const named = (name: ProblemName) => ({ error: name })

/** Text that every database can store: no NUL, no lone surrogate. */
const writable = z.refine<string>(
  (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
  named('unwritable'),
)

/** Text of at most `max` characters as they are typed; with `required`, not only white space. */
export function textSchema(max: number, required: boolean | undefined, lengthOf = typedLength) {
  const isShort = z.refine<string>((value) => lengthOf(value, max) <= max, named('tooLong'))
  return z.string(named('wrongKind')).check(writable, isShort, ...requiredCheck(required))
}

/** Text that is empty (unless required) or has the format that `holds` checks. */
export function formedSchema(
  holds: (value: string) => boolean,
  name: ProblemName,
  max: number,
  required: boolean | undefined,
) {
  // The format of a text that is far too long is not checked, to save time.
  const isFormed = (value: string) => value === '' || value.length > 4 * max || holds(value)
  return textSchema(max, required).check(z.refine(isFormed, named(name)))
}

/** A number within limits, or null for none (unless required). */
export function numberSchema(field: {
  min?: number
  max?: number
  integer?: boolean
  decimals?: number
  required?: boolean
}) {
  const { min, max, integer, decimals, required } = field
  const isRounded = (value: number) => decimals === undefined || Number(value.toFixed(decimals)) === value
  return z.nullable(z.number(named('number'))).check(
    z.refine((value) => value !== null || !required, named('required')),
    z.refine((value) => value === null || min === undefined || value >= min, named('tooSmall')),
    z.refine((value) => value === null || max === undefined || value <= max, named('tooBig')),
    z.refine((value) => value === null || !integer || Number.isInteger(value), named('integer')),
    z.refine((value) => value === null || isRounded(value), named('decimals')),
  )
}

/** One of the known values, or '' for none (unless required). */
export function optionSchema(known: readonly string[], required: boolean | undefined) {
  return textSchema(255, required).check(
    z.refine((value) => value === '' || known.includes(value), named('option')),
  )
}

/** Some of the known values, each at most once. */
export function optionsSchema(known: readonly string[], required: boolean | undefined) {
  return z.readonly(
    z.array(z.enum(known, named('option')), named('wrongKind')).check(
      z.maxLength(known.length, named('tooMany')),
      z.refine((values) => !required || values.length > 0, named('required')),
      z.refine((values) => new Set(values).size === values.length, named('option')),
    ),
  )
}

/** Ids of records, each once, at most `max`. */
export function idsSchema(max: number, required: boolean | undefined) {
  return manySchema(textSchema(64, true), max, required).check(
    z.refine((values) => new Set(values).size === values.length, named('option')),
  )
}

/** Addresses in their order, at most `max`. */
export function addressesSchema(max: number, required: boolean | undefined) {
  return manySchema(formedSchema(isAddress, 'url', 2048, true), max, required)
}

function manySchema(one: z.ZodMiniType<string>, max: number, required: boolean | undefined) {
  return z.readonly(
    z.array(one, named('wrongKind')).check(
      z.maxLength(max, named('tooMany')),
      z.refine((values) => !required || values.length > 0, named('required')),
    ),
  )
}

/** Lines whose cells each pass their column's schema, at most `max`, no two with the same `unique` value. */
export function rowsSchema(
  { max, unique, required }: { max: number; unique?: string; required?: boolean },
  columns: Readonly<Record<string, unknown>>,
) {
  const cells = Object.entries(columns as Readonly<Record<string, z.ZodMiniType>>)
  const isLine = (line: unknown) =>
    isRecord(line) && cells.every(([name, schema]) => schema.safeParse(line[name]).success)
  const isTwice = (line: unknown, before: readonly unknown[]) =>
    unique !== undefined && before.some((other) => isSame(line, other, unique))
  return z.array(z.custom<Line>(), named('wrongKind')).check(
    z.maxLength(max, named('tooMany')),
    z.refine((lines) => !required || lines.length > 0, named('required')),
    z.check(({ value, issues }) => {
      // Too many lines are already refused; comparing all pairs would take quadratic time.
      if (value.length > max) return
      value.forEach((line, at) => {
        const name = !isLine(line) ? 'line' : isTwice(line, value.slice(0, at)) ? 'lineTwice' : undefined
        if (name) issues.push({ code: 'custom', message: name, path: [at], input: line })
      })
    }),
  )
}

function isSame(line: unknown, other: unknown, name: string): boolean {
  const text = (of: unknown) => (isRecord(of) ? String(of[name]).trim().toLowerCase() : '')
  return text(line) === text(other)
}

/** On or off. */
export const toggleSchema = z.boolean(named('wrongKind'))

/** A calendar day that exists. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** A moment in ISO 8601 with its zone. */
export function isMoment(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value)
  return moment && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
}

/** A time of day. */
export function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** Degrees within the earth, or null for none (unless required). */
export function positionSchema(required: boolean | undefined) {
  return z.nullable(z.custom<Position>(isRecord, named('wrongKind'))).check(
    z.refine((value) => value !== null || !required, named('required')),
    z.refine((value) => value === null || isWithin(value), named('position')),
  )
}

function isWithin({ lat, lng }: Position): boolean {
  return [lat, lng].every(Number.isFinite) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** A day of birth within the allowed ages (S5-01, S5-02) as of today. */
export function birthdaySchema(required: boolean | undefined) {
  const limits = () => birthdayLimits()
  return formedSchema(isDay, 'date', 10, required).check(
    z.refine((value) => !isDay(value) || value >= limits().first, named('birthdayOld')),
    z.refine((value) => !isDay(value) || value <= limits().last, named('birthdayYoung')),
  )
}

/** An http(s) address or a path of the site; never another scheme, never `//host`. */
export function isAddress(value: string): boolean {
  if (/[\s\\]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}

/** A telephone number: digits with usual separators, 6 to 15 digits. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15
}

/** An e-mail address as the HTML standard defines it, with a dot in its domain. */
export function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    value,
  )
}

/** `#rrggbb`. */
export function isColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value)
}

/** Whether the message of a zod issue is the name of a problem. */
export function isProblemName(message: string): message is ProblemName {
  return Object.hasOwn(problemTexts, message)
}

function requiredCheck(required: boolean | undefined) {
  return required ? [z.refine<string>((value) => value.trim() !== '', named('required'))] : []
}
