import type { FileStore } from './file-store.js'

/** Delays the removal of files. */
export interface FileRemovals {
  /** Defers removals until the returned function is called. */
  hold: () => () => void
}

/** Wraps a store of files so that removals can be held back while a backup copies files. */
export function withDeferredRemovals(files: FileStore): { files: FileStore; removals: FileRemovals } {
  let holders = 0
  const held = new Set<string>()
  return {
    files: {
      ...files,
      async remove(key) {
        if (holders > 0) held.add(key)
        else await files.remove(key)
      },
    },
    removals: {
      hold() {
        holders++
        return () => {
          holders--
          if (holders > 0) return
          // A removal that fails is repeated by the hourly cleanup.
          for (const key of held) files.remove(key).catch(() => undefined)
          held.clear()
        }
      },
    },
  }
}
