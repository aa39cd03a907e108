import { twoLevels } from './two-levels.ts'
import words from './words/topics.json' with { type: 'json' }

/** The rows of the topic resource. */
export const topics = (count: number) => twoLevels('topic', words, count)
