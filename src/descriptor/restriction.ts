/** The signed-in user, as far as restrictions depend on it. */
export interface Actor {
  readonly id: string
  readonly permission: string
}

/** An act on one record that a back-end may refuse for one user and allow for another. */
export type Act = 'save' | 'remove' | 'setPassword'

/** Acts that an actor may not do with some records; the app does not offer them. */
export interface Restriction<K extends string = string> {
  /** Whether the restriction applies to a record. */
  readonly when: (record: Restricted, actor: Actor) => boolean
  /** The acts that the actor may not do with such a record. */
  readonly refuses: readonly Act[]
  /** Fields that the actor cannot change while the rest of the record can be saved. */
  readonly locked?: readonly K[]
  /** The reason, one sentence above the form. */
  readonly reason: string
}

/** The values of a record that a restriction depends on. */
export interface Restricted {
  readonly id: string
  readonly [field: string]: unknown
}

/** The first restriction of a resource that applies to a record; undefined where everything is allowed. */
export function restrictionOf(
  restrictions: readonly Restriction[] | undefined,
  record: Restricted,
  actor: Actor,
): Restriction | undefined {
  return restrictions?.find(({ when }) => when(record, actor))
}

/** Whether a restriction leaves an act allowed. */
export function allows(restriction: Restriction | undefined, act: Act): boolean {
  return !restriction?.refuses.includes(act)
}

/** Whether a restriction leaves a field editable. */
export function allowsField(restriction: Restriction | undefined, name: string): boolean {
  return allows(restriction, 'save') && !restriction?.locked?.includes(name)
}
