import { unmarked } from '#descriptor/fold.ts'
import { cleanText } from './clean-text.ts'

const half = String.raw`([ap])\.?m\.?|(sa(?:ng)?)|(ch)(?:ieu)?|(toi)`
const usual = new RegExp(
  String.raw`^(?:(午前|午後|[ap]m))?(\d{1,2})(?:[:.h時]|gio)(\d{1,2}|半|ruoi)?(:\d{2}(?:\.\d+)?)?(?:phut|p(?!\.?m)|分)?(?:${half})?$`,
)
const hours = new RegExp(String.raw`^(?:(午前|午後|[ap]m))?(\d{1,2})()()(?:${half})?$`)

/**
 * Parses a typed or pasted time of day: "9h30", "9:30", "0930", "21h", "9 giờ 30 phút", "9時30分", "午後9時半", "9:30 PM".
 * Returns `HH:mm`, '' for nothing, null for text that is no time.
 */
export function typedTime(typed: string): string | null {
  return typedClock(typed)?.slice(0, 5) ?? null
}

/** A typed time with the seconds that it has. */
export function typedClock(typed: string): string | null {
  const text = unmarked(cleanText(typed)).replace(/\s+/g, '')
  if (text === '') return ''
  const [, before = '', hourText = '', minuteText = '', seconds = '', ...after] =
    usual.exec(text) ?? /^()(\d{1,2})(\d{2})$/.exec(text) ?? hours.exec(text) ?? []
  const word = before || after.find((one) => one !== undefined) || ''
  const isAfternoon = /^(?:午後|p|ch|toi)/.test(word)
  const given = Number(hourText)
  const isHalf = word !== '' && given <= 12
  const hour = isHalf ? (given % 12) + (isAfternoon ? 12 : 0) : given
  const minutes = /^\d*$/.test(minuteText) ? minuteText : '30'
  const isTime = hourText !== '' && hour < 24 && Number(minutes) < 60 && seconds < ':60'
  // "12 giờ tối" is midnight, "12 giờ sáng" either midnight or noon; "12:00 SA" is the midnight of spreadsheets.
  const isUnclear = given === 12 ? /^(?:sang|toi)$/.test(word) : given === 0 && /^(?:p|ch|toi)/.test(word)
  if (!isTime || (word !== '' && !isHalf) || isUnclear) return null
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}${seconds}`
}

/** A time a number of minutes later, within its day; from midnight where there is none. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = (/^\d{2}:\d{2}$/.test(time) ? time : '00:00').split(':').map(Number)
  const next = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
