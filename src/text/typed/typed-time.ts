/**
 * Parses a typed or pasted time of day: "9h30", "9:30", "0930", "21h", "9 giờ 30 phút", "9時30分", "9:30 PM". Returns
 * `HH:mm`, '' for nothing, null for text that is no time.
 */
export function typedTime(typed: string): string | null {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  if (text === '') return ''
  const [, hourText = '', minuteText = '', half] =
    /^(\d{1,2})(?:[:.h時]|giờ)(\d{1,2})?(?::\d{2})?(?:p|phút|分)?(am|pm|sa|ch)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})()$/.exec(text) ??
    /^(\d{1,2})()(am|pm|sa|ch)?$/.exec(text) ??
    []
  const isAfternoon = half === 'pm' || half === 'ch'
  const hour = half ? (Number(hourText) % 12) + (isAfternoon ? 12 : 0) : Number(hourText)
  const isTime = hourText !== '' && hour < 24 && Number(minuteText) < 60 && (!half || Number(hourText) <= 12)
  return isTime ? `${String(hour).padStart(2, '0')}:${minuteText.padStart(2, '0')}` : null
}

/** A time a number of minutes later, within its day; from midnight where there is none. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = (/^\d{2}:\d{2}$/.test(time) ? time : '00:00').split(':').map(Number)
  const next = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
