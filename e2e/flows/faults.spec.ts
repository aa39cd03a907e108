import { cells } from '../soak/cell.ts'
import { testCells, testUpsets } from '../soak/soak-test.ts'
import { upsets } from '../soak/upset.ts'

// Every fault and everything that people do, each several times; `npm run soak` tries all of it.
const brief = cells.filter(({ fault }) => fault.tells !== 'nothing')
testCells(brief.filter((_, at) => at % 8 === 0 || at % 8 === 3 || at % 8 === 6))

const quick = /clock|storage|version|killed/
testUpsets(upsets.filter(({ name }) => quick.test(name)))
