import { assetProblem } from '@placard/domain/internal/creative'
import type { FileItem } from '@placard/domain/internal/files'
import { explained } from './file-error.js'
import { type FileStore, readObject } from './file-store.js'

/** Options of loading files. */
interface LoadOptions {
  signal: AbortSignal
  /** Called with the share of bytes that are loaded, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Returns true for files that a creative can contain. */
export const isAssetFile = ({ kind, name, size = 0 }: Pick<FileItem, 'kind' | 'name' | 'size'>): boolean =>
  kind === 'file' && assetProblem({ name, size }) === undefined

/** Loads files from the bucket, one after the other. */
export const loadFiles = (
  store: FileStore,
  items: readonly Pick<FileItem, 'id' | 'name' | 'size'>[],
  { signal, onProgress }: LoadOptions,
): Promise<File[]> =>
  explained(store.access, async () => {
    const total = items.reduce((sum, { size = 0 }) => sum + size, 0)
    let loaded = 0
    const files: File[] = []
    for (const { id, name } of items) {
      const { contentType, stream } = await readObject(store, id, { signal })
      const counted = stream().pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            loaded += chunk.byteLength
            onProgress(total > 0 ? Math.min(loaded / total, 1) : 1)
            controller.enqueue(chunk)
          },
        }),
      )
      const blob = await new Response(counted).blob()
      files.push(new File([blob], name, { type: contentType ?? '' }))
    }
    return files
  })
