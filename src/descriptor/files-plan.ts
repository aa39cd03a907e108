import type { Operation } from './operation.ts'

/**
 * The calls of the file manager (S7-102, S7-103, S7-105), beside its upload in the session descriptor. The id of a file or
 * folder is its path, with a `/` before each name.
 */
export interface FilesPlan {
  /** The content of the folder with a path. */
  readonly list: Operation
  /** Creates a folder by its `name` and the `path` of the folder that it is in. */
  readonly createFolder: Operation
  /** Deletes the file or the empty folder with a path. */
  readonly remove: Operation
  /** The path of the folder that all others are in. */
  readonly root: string
}

/** Checks the descriptor of the file manager. */
export const defineFiles = (plan: FilesPlan): FilesPlan => plan
