import type { Fields, Kind } from './field.ts'
import type { Operation, Operations } from './operation.ts'
// The compile-time checks of `defineResource`; `check-table.ts` checks the rules that types cannot express.

/** The names of the fields of one kind. */
export type NamesOf<F extends Fields, K extends Kind> = {
  [N in keyof F]: F[N] extends { readonly kind: K } ? N : never
}[keyof F] &
  string

/** A field's option that names another field; a name of type `string` is not checked here. */
type Names<Field, P extends string, Allowed> = Field extends { readonly [Q in P]?: infer G }
  ? string extends G
    ? unknown
    : { readonly [Q in P]?: Allowed }
  : unknown

/** The options that name other fields: each must name an existing field of the kind that the option needs. */
type CheckedFields<F extends Fields, O extends Operations> = {
  readonly [K in keyof F]: Names<F[K], 'blankTo', Exclude<keyof F, K>> &
    Names<F[K], 'slugFrom', Exclude<keyof F, K>> &
    Names<F[K], 'notBelow', Exclude<NamesOf<F, F[K]['kind']>, K>> &
    Names<F[K], 'currencyFrom', NamesOf<F, 'choice'>> &
    Names<F[K], 'lookup', keyof O['lookups']>
}

type Placeholders<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? N | Placeholders<Rest>
  : never

/** An operation whose path has only placeholders that the callers fill. */
type FilledBy<Call, Filled extends string> =
  Call extends Operation<infer P>
    ? [Exclude<Placeholders<P>, Filled>] extends [never]
      ? unknown
      : { readonly path: `no caller fills {${Exclude<Placeholders<P>, Filled>}}` }
    : unknown

/** The operations whose callers have an id; for `read` and `save` only the profile has one. */
type ById = 'one' | 'update' | 'remove' | 'byParent' | 'read' | 'save'

type CheckedOperations<O extends Operations> = {
  readonly [K in keyof O]: K extends 'lookups'
    ? { readonly [N in keyof O[K]]: FilledBy<O[K][N], N & string> }
    : K extends 'views'
      ? unknown
      : K extends keyof Operations
        ? FilledBy<O[K], K extends ById ? 'id' | '_id' : never>
        : never
}

/** A list, a board and the home page need the call that reads the list; a settings record has its own numbers. */
type CheckedLists<O extends Operations> = O extends { readonly list: Operation }
  ? unknown
  : {
      readonly list?: never
      readonly board?: never
      readonly home?: O extends { readonly read: Operation }
        ? { readonly create?: never; readonly newest?: never; readonly waiting?: never }
        : never
    }

/** The views of a team are kept in a record that is read and saved as a whole. */
type CheckedTeamViews<O extends Operations> = O extends { readonly read: Operation; readonly save: Operation }
  ? unknown
  : { readonly teamViews?: never }

/** The rules that hold between the parts of a plan. */
export type Checked<F extends Fields, O extends Operations> = CheckedLists<O> &
  CheckedTeamViews<O> & {
    readonly fields: CheckedFields<F, O>
    readonly operations: CheckedOperations<O>
  }
