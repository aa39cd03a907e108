// Plain JavaScript without packages: it runs before `npm ci`.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { WrongEnvironment } from './wrong-environment.mjs'

/** Prepares the data folder for its owner alone; throws an error with the reason where it cannot be used. */
export function checkFolder(folder) {
  const parent = path.dirname(path.resolve(folder))
  if (!existsSync(folder) && !existsSync(parent)) {
    throw new WrongEnvironment(
      `DATA_DIR "${folder}" nằm trong thư mục "${parent}" không có. Hãy tạo nó hoặc sửa DATA_DIR.`,
    )
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new WrongEnvironment(
      `DATA_DIR "${folder}" ${FOLDER_ERRORS[error.code] ?? `không dùng được (${error.message})`}. Hãy sửa DATA_DIR.`,
    )
  }
  if (process.platform !== 'win32') closeToOthers(folder)
}

const FOLDER_ERRORS = {
  EEXIST: 'là một tệp, không phải thư mục',
  ENOTDIR: 'là một tệp hoặc nằm trong một tệp, không phải thư mục',
  EACCES: 'không cho ghi',
  EPERM: 'không cho ghi',
  EROFS: 'nằm trên ổ đĩa chỉ đọc',
  ENOSPC: 'nằm trên ổ đĩa đã đầy',
}

const OTHERS = 0o077
const OWN_FILE = /^(postgres(\.new)?|lock\.json|backup\.json|backup-\d+\.tmp.*)$/

/** Takes the permissions of other accounts away from the folder and from our files in it, as PostgreSQL requires. */
function closeToOthers(folder) {
  const names = readdirSync(folder)
  if (isOpen(folder)) {
    const other = names.find((name) => !OWN_FILE.test(name))
    if (other !== undefined) {
      throw new WrongEnvironment(
        `DATA_DIR "${folder}" để tài khoản khác của máy vào được và có tệp không phải của Bến ("${other}"). ` +
          `Hãy chọn một thư mục riêng bằng DATA_DIR, hoặc tự đóng nó lại: chmod 700 "${folder}".`,
      )
    }
    console.error(
      `DATA_DIR "${folder}" để tài khoản khác của máy vào được, nên đã được đóng lại cho riêng chủ của nó.`,
    )
  }
  close(folder, folder)
  for (const name of names) if (OWN_FILE.test(name)) closeTree(path.join(folder, name), folder)
}

/** Starts at the top, so that no other account can add a file below it afterwards. */
function closeTree(name, folder) {
  const stat = lstatSync(name, { throwIfNoEntry: false })
  if (!stat || stat.isSymbolicLink()) return
  close(name, folder)
  if (stat.isDirectory()) for (const each of readdirSync(name)) closeTree(path.join(name, each), folder)
}

function close(name, folder) {
  if (!isOpen(name)) return
  try {
    chmodSync(name, statSync(name).mode & 0o7777 & ~OTHERS)
  } catch (error) {
    if (error.code !== 'ENOENT') throw notClosed(folder)
  }
  // Some file systems accept the call and keep the mode.
  if (isOpen(name)) throw notClosed(folder)
}

function isOpen(name) {
  return ((statSync(name, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0
}

function notClosed(folder) {
  return new WrongEnvironment(
    `DATA_DIR "${folder}" để tài khoản khác của máy đọc hoặc ghi được và không đóng lại được. ` +
      `Hãy làm bằng tài khoản của chủ thư mục: chmod -R go= "${folder}", hoặc sửa DATA_DIR.`,
  )
}
