import type { ColumnType, Generated } from 'kysely'

/** Every table: the ones with a fixed shape by name, and one `record_<name>` for each resource. */
export type Tables = IdentityTables & FileTables & MachineryTables & WriteTables & RecordTables

/** The table that holds the records of a resource: `record_` and its name with `-` as `_`. */
export type RecordTables = { [name in `record_${string}`]: RecordTable }

/** What every record has beside the columns of its fields. */
export interface RecordTable {
  id: string
  /** Fields that the descriptor does not know, as JSON. */
  extra: ColumnType<Record<string, unknown>, string, string>
  /** The searchable texts, folded, in one string. */
  folded: string
  /** Counts the writes of the row. */
  row_version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  // The columns of the fields follow from the descriptors at run time.
  [column: string]: unknown
}

/** What the identity provider keeps; the accounts themselves are the records of the user resource. */
export interface IdentityTables {
  credential: {
    user_id: string
    password: string
    /** How often all sessions of the user have been ended. */
    generation: Generated<number>
    /** The password was set by another person and must be changed before anything else is done. */
    must_change: Generated<boolean>
  }
  oidc: {
    kind: string
    id: string
    payload: ColumnType<Record<string, unknown>, string, string>
    grant_id: string | null
    consumed_at: Date | null
    expires_at: Date | null
  }
  proof: { jkt: string; jti: string; expires_at: Date }
  attempt: { account: string; failures: number; blocked_until: Date | null; updated_at: Date }
  known_device: { user_id: string; device: string; seen_at: Date }
  secret: { name: string; value: string }
}

/** Uploaded files, and the tree of the file manager. */
export interface FileTables {
  upload: {
    id: string
    path: string
    name: string
    type: string
    size: number
    bytes: Buffer
    of_forms: Generated<boolean>
    created_at: Generated<Date>
    used_at: Generated<Date>
  }
  upload_quota: { account: string; day: string; files: number; bytes: number }
  file_entry: {
    id: string
    folder: string
    name: string
    key: string
    upload: string | null
    width: number | null
    height: number | null
    created_at: Generated<Date>
  }
}

/** What is kept about writes: the answers to creates by their Idempotency-Key, and the record of who wrote what. */
export interface WriteTables {
  idempotency: {
    account: string
    method: string
    path: string
    key: string
    /** The hash of the request's body. */
    content: string
    /** Null until the work has ended, which no other transaction sees. */
    status: number | null
    etag: string | null
    body: string | null
    created_at: Generated<Date>
  }
  audit: {
    id: string
    at: Generated<Date>
    account: string
    username: string
    action: string
    resource: string
    record: string
    label: string
    call: string | null
    address: string | null
    agent: string | null
    changes: ColumnType<Record<string, unknown>, string, never>
  }
}

/** Which schema statements and seeds have run, and whose turn it is. */
export interface MachineryTables {
  applied: { name: string; hash: string }
  turn: { name: string }
  job: { name: string; started_at: Date }
}
