interface Ran {
  readonly file: string
  readonly title: string
  readonly passed: boolean
}

interface Statement {
  readonly states: string
  readonly exactly?: string
  readonly call?: string
}

export const statements: Readonly<Record<string, Statement>>
export const proofs: Readonly<Record<string, readonly string[]>>
export function checklist(
  tests: readonly Ran[],
  made: Iterable<readonly [string, number]>,
): {
  readonly table: string
  readonly shown: number
  readonly missing: readonly string[]
  readonly strange: readonly string[]
}
