/** A page of this site that a text can link to. */
export interface LinkTarget {
  /** The address that customers see. */
  readonly href: string
  readonly label: string
  /** What it is: a guide, an article. */
  readonly kind: string
}

/** Searches the pages of this site by their words. */
export type FindLinks = (words: string) => Promise<readonly LinkTarget[]>
