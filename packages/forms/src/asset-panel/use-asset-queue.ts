import { type Asset, errorText, findAssetByName, type MediaMetadata, uniqueAssetName } from '@placard/domain'
import type { ConflictChoice, Upload } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'
import { type AssetUploader, renamed } from '../asset-uploader.js'

/** File in the upload queue. */
export interface QueuedAsset extends Upload {
  file: File
  facts: MediaMetadata
  /** Existing asset of the same name, which causes the conflict and may be replaced. */
  existing?: Asset | undefined
}

/** File that passed all checks. */
export interface CheckedAsset {
  file: File
  facts: MediaMetadata
}

/** Number of concurrent uploads; more would only share the same bandwidth. */
const AT_ONCE = 3

const WAITING = { state: 'queued', loaded: 0 } as const

/** Uploads a few files at a time. Files with an existing name wait for a decision; failed uploads can be retried. */
export function useAssetQueue(assets: readonly Asset[], onUpload: AssetUploader, fallback: string) {
  const [uploads, setUploads] = useState<readonly QueuedAsset[]>([])
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const change = (id: string, changes: Partial<QueuedAsset>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

  const start = async ({ id, file, facts, size, existing }: QueuedAsset) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(id, controller)
    const onProgress = (share: number) => {
      if (!signal.aborted) change(id, { loaded: Math.min(share, 1) * size })
    }
    change(id, { state: 'uploading', loaded: 0 })
    try {
      await onUpload(file, facts, { signal, onProgress, replaces: existing })
      if (!signal.aborted) change(id, { state: 'done', loaded: size })
    } catch (failure) {
      if (!signal.aborted) change(id, { state: 'error', error: errorText(failure, fallback) })
    }
    // After a cancel, the same row may already be sent again by another controller.
    if (running.current.get(id) === controller) running.current.delete(id)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list can free a slot.
  useEffect(() => {
    const moving = uploads.filter(({ state }) => state === 'uploading').length
    for (const upload of uploads.filter(({ state }) => state === 'queued').slice(0, Math.max(0, AT_ONCE - moving)))
      if (!running.current.has(upload.id)) void start(upload)
  }, [uploads])

  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    change(id, { state: 'cancelled' })
  }
  const open = (upload: QueuedAsset) => ['queued', 'uploading', 'conflict'].includes(upload.state)

  return {
    uploads,
    conflicts: uploads.filter(({ state }) => state === 'conflict'),
    /** Files in progress, whose names are taken. */
    names: uploads.filter(({ state }) => state !== 'cancelled' && state !== 'done'),
    add: (files: readonly CheckedAsset[]) => {
      const added = files.map(({ file, facts }): QueuedAsset => {
        const existing = findAssetByName(assets, file.name)
        const id = `upload${++count.current}`
        const { name, size, type } = file
        return { ...WAITING, id, name, size, contentType: type, file, facts, existing, ...(existing && CONFLICT) }
      })
      setUploads((all) => [...all, ...added])
    },
    resolve: (ids: readonly string[], choice: ConflictChoice) =>
      setUploads((all) => {
        const taken = [...assets, ...all.map(({ name }) => ({ name }))]
        return all.map((upload) => {
          if (!ids.includes(upload.id)) return upload
          if (choice === 'skip') return { ...upload, state: 'cancelled' }
          if (choice === 'replace') return { ...upload, ...WAITING }
          const name = uniqueAssetName(upload.name, taken)
          taken.push({ name })
          return { ...upload, ...WAITING, name, file: renamed(upload.file, name), existing: undefined }
        })
      }),
    cancel,
    cancelAll: () => {
      for (const upload of uploads) if (open(upload)) cancel(upload.id)
    },
    retry: (id: string) => change(id, WAITING),
    retryAll: () =>
      setUploads((all) => all.map((upload) => (upload.state === 'error' ? { ...upload, ...WAITING } : upload))),
    remove: (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'done' && state !== 'cancelled')),
  }
}

const CONFLICT = { state: 'conflict' } as const
