import { expect, test } from 'vitest'
import { offerUndo, undoLatest } from './latest-undo.ts'

test('runs the undo that was offered last and is not withdrawn', () => {
  const ran: string[] = []
  undoLatest()
  const withdrawFirst = offerUndo(() => ran.push('first'))
  const withdrawSecond = offerUndo(() => ran.push('second'))
  undoLatest()
  withdrawSecond()
  undoLatest()
  withdrawFirst()
  undoLatest()
  expect(ran).toEqual(['second', 'first'])
})
