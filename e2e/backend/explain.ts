/** One sentence for what keeps a command from doing its work. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = Number(process.env['PORT'] || 3000)
    return `Cổng ${port} đang có chương trình khác dùng. Hãy chọn cổng khác, ví dụ: PORT=${port + 1} npm start`
  }
  const url = process.env['DATABASE_URL']
  if (url && 'code' in error && isNoDatabase.test(String(error.code))) {
    // Its address without the password that stands in it.
    const { host, pathname } = new URL(url)
    return `Không mở được cơ sở dữ liệu ở ${host}${pathname} (${error.message}). Hãy xem lại DATABASE_URL.`
  }
  return error.message
}

// No such host, nobody there, no answer; a wrong password, no such database, no room, starting up.
const isNoDatabase = /^(ENOTFOUND|EAI_|ECONN|ETIMEDOUT|EHOST|28|3D|53|57P)/
