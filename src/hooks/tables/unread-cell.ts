import type { Problem } from '#descriptor/problem.ts'
import type { Resource } from '#descriptor/resource.ts'

/** A record that a cell names and that does not exist. */
export interface MissingRecord {
  readonly target: Resource
  readonly label: string
}

/** The reading of a cell whose text has no value, with the reason. */
export class UnreadCell {
  readonly problem: Problem
  /** The records that could be created. */
  readonly missing: readonly MissingRecord[]

  constructor(problem: Problem, missing: readonly MissingRecord[] = []) {
    this.problem = problem
    this.missing = missing
  }
}
