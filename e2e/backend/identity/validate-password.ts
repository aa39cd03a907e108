import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordProblem, passwordTexts } from '#session/password-rule.ts'
import { sourceText } from '#text/text.ts'

/** A valid new password, or the message of its rejection. */
export type PasswordResult = { readonly password: string } | { readonly error: string }

/** Checks a new password: its length, the names of its owner, and an estimate of how soon it would be guessed. */
export async function validatePassword(password: unknown, names: readonly string[]): Promise<PasswordResult> {
  if (typeof password !== 'string') return { error: sourceText(passwordTexts.length) }
  const problem = passwordProblem(password, names) ?? ((await isWeak(password)) ? 'weak' : null)
  return problem === null ? { password } : { error: sourceText(passwordTexts[problem]) }
}

/** Below 3 of 4 a password falls to fewer than 100 million guesses. */
const LEAST_SCORE = 3
// The time of an estimate grows faster than the length; a longer password is at least as strong as its start.
const JUDGED_LENGTH = 48

async function isWeak(password: string): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, JUDGED_LENGTH)).score < LEAST_SCORE
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** The estimator with the commonest passwords and keyboards, loaded on first use. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 16 })
}
