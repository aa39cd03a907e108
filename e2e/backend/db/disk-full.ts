// ENOSPC in Emscripten, whose errors have no message.
const EMSCRIPTEN_FULL = 51

/** Whether an error means a full disk: by Node, by the embedded engine, or by PostgreSQL (SQLSTATE 53100). */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown }
  return code === 'ENOSPC' || code === '53100' || (errno === EMSCRIPTEN_FULL && !code) || isDiskFull(cause)
}
