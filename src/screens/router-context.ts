/** What every route's guard gets. */
export interface RouterContext {
  /** Whether an address is a page of this app behind the sign-in: one that some private route answers. */
  readonly isPrivatePath: (path: string) => boolean
}
