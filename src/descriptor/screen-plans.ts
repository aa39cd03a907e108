// The parts of a descriptor that describe its screens.

/** The first cell of a row: a picture, the name and a line that distinguishes records of one name. */
export interface LeadPlan<K extends string = string, P extends string = string> {
  /** A picture field; by default the first one of the resource. */
  readonly picture?: P
  /** The name of the record; by default its label. */
  readonly title?: K
  /** The fields of the line below the name; by default the first field of short text that is no column. */
  readonly detail?: readonly K[]
}

type OpeningOrder<K extends string> = K | `-${K}`

/** The rows and tools of the list; all names are fields of the resource. */
export interface ListPlan<
  K extends string = string,
  L extends string = string,
  P extends string = string,
  S extends string = string,
  W extends string = string,
> {
  /** The first cell of a row. */
  readonly lead?: LeadPlan<K, P>
  /**
   * The state of a record: gives the tabs above the list and the tinted word in each row. By default the
   * choice with tints, else the only toggle.
   */
  readonly state?: S
  /** The columns after the state, the most important first: the last ones are left out on a narrow screen. */
  readonly columns: readonly K[]
  /** The date at the end of a row; `updated_at` by default, where records have it. */
  readonly when?: W
  /** Columns that the back-end can order by. */
  readonly sort?: readonly K[]
  /**
   * The order that the list opens with: a column of `sort`, with a minus sign for a descending one; by default that of the
   * back-end.
   */
  readonly order?: OpeningOrder<K>
  /** Shows the search field; the back-end searches the text kinds. */
  readonly search?: boolean
  /**
   * Fields with a filter: one value of a toggle, several of a choice or reference, a range of a number or date, and where
   * the field is not required, whether it is empty.
   */
  readonly filters?: readonly L[]
  /**
   * The fields that together find the record of an imported row, where no single one does. A field without a column in the
   * table is not compared.
   */
  readonly importKey?: readonly K[]
}

/** A list as an inbox: the records beside a pane with the text of the open one. */
export interface InboxPlan<K extends string = string, T extends string = string, W extends string = string> {
  /**
   * The order of its new records, in which they are answered: a column of `list.sort`, with a minus sign for a descending one;
   * by default that of the other records, the newest first.
   */
  readonly queue?: OpeningOrder<K | W>
  /** The heading of a record; by default its label. */
  readonly about?: K
  /** The text that the record is about. */
  readonly body: K
  /** The field that keeps the remarks of the staff. */
  readonly note?: T
  /** The fields by which its writer is reached: e-mail addresses and phone numbers. Without them a quote is offered by an icon. */
  readonly reach?: readonly K[]
}

/** A list drawn as a board: pictures in their slots, as the site shows them. */
export interface BoardPlan<
  C extends string = string,
  O extends string = string,
  N extends string = string,
  I extends string = string,
> {
  /** The choice with the pages of the board, and the choice with the slots of each page. */
  readonly group: readonly [page: C, place: C]
  /**
   * The slots of a page from top to bottom, one row each, side by side within a row; slots that it does not
   * name follow.
   */
  readonly layout?: readonly (readonly O[])[]
  /** The number by which the records of one slot are sorted. */
  readonly order: N
  /** The picture that a record shows on the board. */
  readonly picture: I
}

/** The layout of the form; fields that it does not name follow, one to a row, in their order. */
export interface FormPlan<K extends string = string> {
  /** The form's own route; without it the form opens in a drawer of the list. */
  readonly path?: string
  /** The id of the record is in the query of the route (`?id=`, `?id=new`), not at the end of its path. */
  readonly idIn?: 'query'
  /** Fields that are side by side on a wide screen, one row each; for a short form. */
  readonly rows?: readonly (readonly K[])[]
  /** Titled cards of related fields, in place of `rows`, for a form of many fields. */
  readonly sections?: readonly SectionPlan<K>[]
  /** Fields of the narrow side column. */
  readonly side?: readonly K[]
  /** The fields of the page that customers read; with it the form has a preview. */
  readonly preview?: PreviewPlan<K>
}

/** A titled card of a form. */
export interface SectionPlan<K extends string = string> {
  /** The heading of the card. */
  readonly title: string
  /** Fields that are side by side on a wide screen, one row each. */
  readonly rows: readonly (readonly K[])[]
}

/** The fields that make up the page that customers read. */
export interface PreviewPlan<K extends string = string> {
  /** The heading. */
  readonly title: K
  /** The rich text below it. */
  readonly body: K
  /** The picture above the text. */
  readonly picture?: K
  /** The paragraph below the heading. */
  readonly summary?: K
  /** The author's name. */
  readonly by?: K
  /** The last part of the page's address. */
  readonly address?: K
}

/**
 * The content that a record should have before it is published. Further checks follow from the kinds:
 * pictures without alternative text and dead links in rich text, characters that are not in NFC in any text.
 */
export interface ContentCheckPlan<K extends string = string> {
  /** The picture of the record. */
  readonly picture?: K
  /** The title that search engines show. */
  readonly metaTitle?: K
}

/** The work of an entity that waits for someone; each part is a row of the home page. */
export interface WaitingPlan<S extends string = string, M extends string = string> {
  /** The records in the state with the tint `new`, with the longest wait. */
  readonly fresh?: true
  /** The moment at which a record ends: those of the next seven days. */
  readonly ends?: M
  /** The values that none of the `bands` covers. */
  readonly gaps?: true
  /** The toggle that records of `ends` have on. */
  readonly on?: S
}

/** Numbers of an entity at the top of the home page. */
export interface TilesPlan<S extends string = string, N extends string = string> {
  /** The records of the last seven days, and of the seven before. */
  readonly week?: true
  /** How many records have a toggle on, and off. */
  readonly on?: S
  /** A number of a settings record. */
  readonly value?: N
}

/** The parts of the home page for an entity. */
export interface HomePlan<
  K extends string = string,
  S extends string = string,
  M extends string = string,
  N extends string = string,
> {
  /** The work that waits. */
  readonly waiting?: WaitingPlan<S, M>
  /** The numbers at the top. */
  readonly tiles?: TilesPlan<S, N>
  /** The newest records, each with the field that describes it, and its state. */
  readonly newest?: { readonly about: K; readonly state?: K }
  /** A button at the top that creates a record. */
  readonly create?: true
}
