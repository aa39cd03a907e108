import { statSync } from 'node:fs'
import path from 'node:path'
import { errorSentence } from '../server/error-sentence.ts'
import { readSettings } from '../server/settings.ts'
import { backup, restore } from './commands.ts'

/** Runs `npm run backup -- FILE` or `npm run restore -- FILE`. */
export async function main(name: 'backup' | 'restore'): Promise<void> {
  const [given] = process.argv.slice(2)
  if (!given) {
    console.error(`Hãy cho biết tên tệp: npm run ${name} -- ben.backup`)
    process.exit(1)
  }
  // npm runs scripts in the project's folder; the file name is relative to the folder of the call.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
  try {
    const { tables } = await { backup, restore }[name](readSettings(process.env), file)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    const { size } = statSync(file)
    const done = name === 'backup' ? 'Đã sao lưu vào' : 'Đã khôi phục từ'
    console.log(`${done} ${file}: ${rows} dòng của ${Object.keys(tables).length} bảng, ${size} byte.`)
    if (name === 'backup') console.log('Tệp chứa mật khẩu đã băm và khóa ký: hãy cất như cất mật khẩu.')
    process.exit()
  } catch (error) {
    console.error(errorSentence(error))
    process.exit(1)
  }
}
