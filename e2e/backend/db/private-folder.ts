import { fdatasyncSync, fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>

/** The part of Emscripten's NODEFS without `fsync`, whose calls by PostgreSQL would do nothing. */
interface NodeFileSystem {
  tryFSOperation(operation: () => void): void
  readonly stream_ops: { fsync?: (stream: Stream) => number }
}

interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}

const KIND = 0o170000
const DIRECTORY = 0o040000

/** A folder on disk in which PostgreSQL's fsync reaches the disk. */
export class SyncedFolder extends NodeFS {
  /** Mounts the folder, with the missing call added to this module's file system. */
  override async init(lite: Init[0], options: Init[1]) {
    const { emscriptenOpts } = await super.init(lite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(module: { readonly NODEFS: unknown }): void {
  const files = module.NODEFS as NodeFileSystem
  files.stream_ops.fsync = ({ nfd, node }) => {
    const isDirectory = (node.mode & KIND) === DIRECTORY
    // Windows syncs no folders. A failure becomes PostgreSQL's errno, on which it stops instead of acknowledging.
    if (isDirectory && process.platform === 'win32') return 0
    files.tryFSOperation(() => (isDirectory ? fsyncSync(nfd) : fdatasyncSync(nfd)))
    return 0
  }
}
