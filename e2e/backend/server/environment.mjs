// Plain JavaScript without packages: it runs before `npm ci`.
import { connect, createServer, isIP } from 'node:net'
import { checkFolder } from './data-folder.mjs'
import { WrongEnvironment } from './wrong-environment.mjs'

const CONNECT_TIMEOUT = 5000

/** Reads PORT. */
export function readPort(text) {
  if (!text) return 3000
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port
  throw new WrongEnvironment(`PORT phải là một số từ 1 đến 65535, không phải "${text}".`)
}

/** Reads PUBLIC_URL: the origin of it. */
export function readPublicUrl(text) {
  if (!text) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new WrongEnvironment(
    `PUBLIC_URL phải là một địa chỉ như https://ben.example.vn, không phải "${text}".`,
  )
}

/** Whether the host of a parsed URL is loopback. */
export function isLoopback(hostname) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** Reads HOST: an address, `localhost` for both of loopback, or `all`. */
export function readHost(text, publicUrl) {
  const host = (text ?? '').replace(/^\[|\]$/g, '')
  if (host === 'localhost' || isIP(host)) return host
  if (host)
    throw new WrongEnvironment(
      `HOST phải là localhost hoặc một địa chỉ IP như 0.0.0.0, không phải "${text}".`,
    )
  return publicUrl && !isLoopback(new URL(publicUrl).hostname) ? 'all' : 'localhost'
}

/** The addresses to listen on for a host. */
export function addressesOf(host) {
  if (host === 'localhost') return ['127.0.0.1', '::1']
  return host === 'all' ? [undefined] : [host]
}

/** Whether the machine lacks the address: ::1 where IPv6 is off. */
export const isMissing = (error, address) =>
  address === '::1' && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code)

/** Reads DATABASE_URL; the error does not quote it, because it may contain a password. */
export function readDatabaseUrl(text) {
  if (!text) return undefined
  if (URL.canParse(text) && /^postgres(ql)?:\/\//.test(text)) return text
  throw new WrongEnvironment('DATABASE_URL phải có dạng postgres://user:password@host:5432/database.')
}

/** Checks the variables above: the port is free, the data folder usable, the database reachable. */
export async function checkEnvironment(env) {
  const port = readPort(env.PORT)
  const host = readHost(env.HOST, readPublicUrl(env.PUBLIC_URL))
  const url = readDatabaseUrl(env.DATABASE_URL)
  for (const address of addressesOf(host)) await checkPort(port, address)
  if (url) return checkDatabase(url)
  const folder = env.DATA_DIR || '.data'
  if (!folder.startsWith('memory://')) checkFolder(folder)
}

/** The message for a database that cannot be opened, with its address but without the password. */
export function unreachable(url, reason) {
  const { host, pathname } = new URL(url)
  return `Không mở được cơ sở dữ liệu ở ${host}${pathname} (${reason}). Hãy xem lại DATABASE_URL.`
}

/** The message for a port that cannot be used; undefined for other errors. */
export function portSentence(error, port) {
  const other = `Hãy chọn cổng khác, ví dụ: PORT=${port < 65_535 && port > 1023 ? port + 1 : 3000} npm start`
  if (error.code === 'EADDRNOTAVAIL')
    return `HOST=${error.address} không phải địa chỉ của máy này. Hãy sửa HOST.`
  if (error.code === 'EADDRINUSE') return `Cổng ${port} đang có chương trình khác dùng. ${other}`
  return error.code === 'EACCES' && error.syscall === 'listen'
    ? `Không được phép mở cổng ${port}. ${other}`
    : undefined
}

async function checkPort(port, address) {
  const server = createServer()
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  }).catch((error) => {
    if (!isMissing(error, address)) throw new WrongEnvironment(portSentence(error, port) ?? error.message)
  })
  if (server.listening) await new Promise((closed) => server.close(closed))
}

async function checkDatabase(url) {
  const { hostname, port, searchParams } = new URL(url)
  // A Unix socket, or a default host of the client library.
  if (!hostname || searchParams.has('host')) return
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) })
  await new Promise((resolve, reject) => {
    socket.setTimeout(CONNECT_TIMEOUT, () =>
      reject(new Error(`không trả lời trong ${CONNECT_TIMEOUT / 1000} giây`)),
    )
    socket.once('error', reject)
    socket.once('connect', resolve)
  })
    .catch((error) => {
      throw new WrongEnvironment(unreachable(url, error.message || error.code))
    })
    .finally(() => socket.destroy())
}
