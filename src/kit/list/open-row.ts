import { createContext } from 'react'

/** The id of the row whose record is open beside the table; a context, so that a change renders the rows alone. */
export const OpenRowContext = createContext<string | null>(null)
