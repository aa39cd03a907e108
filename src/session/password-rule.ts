import { fold } from '#descriptor/fold.ts'
import { type Text, text } from '#text/text.ts'

/** The fewest characters of a new password. */
export const shortestPassword = 10
const longestPassword = 200

/** Why a new password is refused, as far as that follows from the password and its owner. */
export type PasswordProblem = 'length' | 'name' | 'repeated'

/** The messages about a new password; only the back-end can estimate how soon a weak one would be guessed. */
export const passwordTexts: Readonly<Record<PasswordProblem | 'weak', Text>> = {
  length: text('Mật khẩu cần từ {min} đến {max} ký tự.', { min: shortestPassword, max: longestPassword }),
  name: text('Mật khẩu không được chứa tên đăng nhập hay họ tên.'),
  repeated: text('Mật khẩu này chỉ lặp lại vài ký tự. Bạn ghép vài từ không liên quan với nhau nhé.'),
  weak: text('Mật khẩu này dễ bị đoán ra. Bạn ghép vài từ không liên quan với nhau nhé.'),
}

// “aaaaaaaaaa”, “1 2 1 2 1 2 ” and blanks alone.
const FEWEST_CHARACTERS = 4

/** Checks a new password; `names` are the sign-in name and the full name of its owner, as far as they are known. */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | null {
  if (password.length < shortestPassword || password.length > longestPassword) return 'length'
  const folded = fold(password)
  if (names.flatMap(partsOf).some((part) => folded.includes(part))) return 'name'
  return new Set(folded.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')).size < FEWEST_CHARACTERS
    ? 'repeated'
    : null
}

// Shorter parts (“An”, “Thu”) are in too many passwords by chance.
function partsOf(name: string): readonly string[] {
  const whole = fold(name.trim())
  const parts = whole.split(/[^\p{L}]+/u).filter((word) => word.length >= 4)
  return whole.length >= 3 ? [whole, ...parts] : parts
}
