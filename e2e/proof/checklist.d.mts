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
  described?: readonly string[],
): {
  readonly table: string
  readonly shown: number
  readonly missing: readonly string[]
  readonly strange: readonly string[]
}
export function showing(
  proof: string,
  tests: readonly Ran[],
): { readonly proof: string; readonly passed: boolean; readonly count: number }
