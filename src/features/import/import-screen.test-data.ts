import { createEvent, fireEvent, screen } from '@testing-library/react'
import { draftsOf } from '#hooks/drafts/drafts.ts'
import { session } from '#session/session.ts'

/** Pastes cells as a spreadsheet does, with the focus on the button that the plan replaces. */
export function paste(text: string, html = '') {
  screen.getByRole('button', { name: 'Chọn tệp Excel hoặc CSV' }).focus()
  const event = createEvent.paste(document.body, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : html) },
  })
  fireEvent(document.body, event)
}

/** The input of a cell, by its column and line. */
export const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

/** The stored tables of the user. */
export const storedTables = async () =>
  (await draftsOf(session.storedUser()?.subject ?? '')).map(({ values }) => String(values?.import))
