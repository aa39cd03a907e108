import { fdatasyncSync, fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>

/** The part of Emscripten's NODEFS that is changed; it has no `fsync`, so that those of PostgreSQL would do nothing. */
interface NodeFileSystem {
  tryFSOperation(operation: () => void): void
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown
    setattr: (node: unknown, attributes: Attributes) => void
  }
  readonly stream_ops: {
    setattr: (stream: Stream, attributes: Attributes) => void
    fsync?: (stream: Stream) => number
  }
}

interface Attributes {
  readonly mode?: number
}

interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}

const KIND = 0o170000
const DIRECTORY = 0o040000
const OTHERS = 0o077

/** A folder on disk whose files only its owner can read; with `isSynced`, PostgreSQL's fsync reaches the disk. */
export class PrivateFolder extends NodeFS {
  private readonly isSynced: boolean

  constructor(folder: string, isSynced: boolean) {
    super(folder)
    this.isSynced = isSynced
  }

  /** Mounts the folder, with the calls of this module's file system changed. */
  override async init(lite: Init[0], options: Init[1]) {
    const { emscriptenOpts } = await super.init(lite, options)
    const changes = this.isSynced ? [withoutOthers, addSync] : [withoutOthers]
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), ...changes] } }
  }
}

/** Removes the permissions of other accounts: the engine sets modes of its own after the umask has been applied. */
function withoutOthers(module: { readonly NODEFS: unknown }): void {
  const { node_ops: nodes, stream_ops: streams } = module.NODEFS as NodeFileSystem
  const { mknod, setattr } = nodes
  const { setattr: setOfStream } = streams
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
  nodes.setattr = (node, attributes) => setattr(node, ownerOnly(attributes))
  streams.setattr = (stream, attributes) => setOfStream(stream, ownerOnly(attributes))
}

function ownerOnly(attributes: Attributes): Attributes {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS }
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
