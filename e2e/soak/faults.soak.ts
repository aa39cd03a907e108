import { cells } from './cell.ts'
import { testCells, testUpsets } from './soak-test.ts'
import { upsets } from './upset.ts'

testCells(cells)
testUpsets(upsets)
