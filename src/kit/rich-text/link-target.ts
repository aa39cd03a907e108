/** A page of this site that a text can link to. */
export interface LinkTarget {
  /** The public address. */
  readonly href: string
  readonly label: string
  /** The kind of page, such as a guide or an article. */
  readonly kind: string
}

/** Searches the pages of this site by text. */
export type FindLinks = (query: string) => Promise<readonly LinkTarget[]>
