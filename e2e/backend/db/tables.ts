import type { ColumnType, Generated } from 'kysely'

/** Every table: fixed ones by name, and one `record_<name>` for each resource. */
export type Tables = IdentityTables & FileTables & MachineryTables & WriteTables & RecordTables

/** The table that holds the records of a resource: `record_` and its name with `-` as `_`. */
export type RecordTables = { [name in `record_${string}`]: RecordTable }

/** The columns of every record table except those of its fields. */
export interface RecordTable {
  id: string
  /** Undeclared fields, as JSON. */
  extra: ColumnType<Record<string, unknown>, string, string>
  /** The folded searchable texts. */
  folded: string
  /** Counts the writes of the row. */
  row_version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  // The columns of the fields follow from the descriptors at run time.
  [column: string]: unknown
}

/** The tables of the identity provider; the accounts are the records of the user resource. */
export interface IdentityTables {
  credential: {
    user_id: string
    password: string
    /** The number of times that all sessions of the user were ended. */
    generation: Generated<number>
    /** The password was set by an administrator and must be changed first. */
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

/** The responses to creates by Idempotency-Key, and the audit log. */
export interface WriteTables {
  idempotency: {
    account: string
    method: string
    path: string
    key: string
    /** The hash of the request's body. */
    content: string
    /** Null until the work has finished; no other transaction reads that state. */
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

/** Applied migrations and seeds, row locks and hourly jobs. */
export interface MachineryTables {
  applied: { name: string; hash: string }
  turn: { name: string }
  job: { name: string; started_at: Date }
}
