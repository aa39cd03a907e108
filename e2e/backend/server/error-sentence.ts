import { isDiskFull } from '../db/disk-full.ts'
import { portSentence, readPort, unreachable } from './environment.mjs'

const FULL = 'Ổ đĩa đã đầy nên không ghi được dữ liệu. Hãy dọn chỗ rồi chạy lại.'

// Unknown host, refused or unanswered connection; wrong password, missing database, no free connection, starting up.
const NO_DATABASE = /^(ENOTFOUND|EAI_|ECONN|ETIMEDOUT|EHOST|28|3D|53|57P)/

/** The message for the user when a command fails. */
export function errorSentence(error: unknown): string {
  if (isDiskFull(error)) return FULL
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return error.message
  const url = process.env['DATABASE_URL']
  if (url && NO_DATABASE.test(String(error.code))) return unreachable(url, error.message)
  return (error.code === 'EADDRINUSE' && portSentence(error, readPort(process.env['PORT']))) || error.message
}
