import type { Field } from '#descriptor/field.ts'
import type { Problem } from '#descriptor/problem.ts'
import { type Text, text } from '#text/text.ts'

/** The errors that spreadsheets show in place of a value, also in copied cells and text files. */
const errors =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|TIMEOUT!|ERROR!)|Err:\d{3})$/i

/** A long number as a narrow column shows it; in codes and phone numbers its other digits are lost. */
const shortened = /^\d[.,]\d+E\+\d{2,}$/
const codeKinds: ReadonlySet<Field['kind']> = new Set(['text', 'slug', 'phone'])

const dayKinds: ReadonlySet<Field['kind']> = new Set(['date', 'birthday', 'dateTime'])

/**
 * The problem of a cell that has an error of a spreadsheet, what it shows where a column is too narrow for a number, or, for
 * a day or time, a number with a fraction, also as text: 9.3 may be 9:30, 9:03, 9 March or 9.3 hours.
 */
export function cellError({ kind }: Field, cell: string, number?: number): Problem | null {
  // "9.30" is a time.
  const fraction = kind === 'time' ? /^\d+[.,]\d$/ : /^\d+[.,]\d+$/
  const isFraction = number === undefined ? fraction.test(cell) : !Number.isInteger(number)
  if ((kind === 'time' || dayKinds.has(kind)) && isFraction)
    return problem(
      text(
        'Không rõ {number} là ngày giờ hay số: bạn ghi lại ô này, ví dụ 9:30 hay 1/9/2025, rồi nhập lại nhé.',
        {
          number: cell,
        },
      ),
    )
  if (errors.test(cell))
    return problem(text('Bảng tính báo lỗi {error} ở ô này: bạn sửa ô đó rồi nhập lại nhé.', { error: cell }))
  const isShortened = codeKinds.has(kind) && shortened.test(cell)
  if (!isShortened && !/^#{5,}$/.test(cell)) return null
  return problem(
    text('Cột trong bảng tính hẹp quá nên chỉ chép được {signs}: bạn nới rộng cột rồi chép lại nhé.', {
      signs: cell,
    }),
  )
}

const problem = (sentence: Text) => sentence as Problem
