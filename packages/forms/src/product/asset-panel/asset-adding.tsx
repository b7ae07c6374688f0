import { canRetry, errorText } from '@placard/domain/api'
import { type Asset, assignSlots, emptySlotProblem, type MediaMetadata } from '@placard/domain/creative'
import {
  findAssetByName,
  MAX_ASSET_SIZE_TEXT,
  MAX_FILES_PER_UPLOAD,
  promisedFormat,
  slotFileName,
  uniqueAssetName,
} from '@placard/domain/internal/creative'
import {
  Alert,
  Button,
  type ConflictChoice,
  FileConflictDialog,
  FileDropzone,
  PageDropzone,
  type Upload,
  UploadQueue,
  useLabels,
} from '@placard/ui'
import { FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type AssetSlotLabels, assetSlotLabels } from '../asset-labels.js'
import { type AssetUploader, renamed } from '../asset-uploader.js'
import { readMediaMetadata } from '../read-media-metadata.js'

/** Name that browsers give to every image of the clipboard, so it is no conflict with an earlier one. */
const CLIPBOARD_NAME = 'image.png'
const NONE = { refused: [], count: 0 }

export interface AssetAddingProps {
  /** Existing assets of the creative. */
  assets: readonly Asset[]
  /** Empty slots of the layout. Files that fill them are added under their names. */
  emptySlots: readonly string[]
  /** Text to announce below the dropzone. */
  note?: string | undefined
  /** Uploads a file. */
  onUpload: AssetUploader
  /** Lets the user choose files that are stored elsewhere; resolves to undefined if they cancel. */
  onChooseFiles?: (() => Promise<readonly File[] | undefined>) | undefined
  /** Shows the panel, if it is hidden, when files are dropped or pasted elsewhere on the page. */
  onReveal?: (() => void) | undefined
  /** Error message for failures without one. */
  fallback: string
}

/** Adds files: a dropzone, the reasons for rejected files, and the upload queue. */
export function AssetAdding({
  assets,
  emptySlots,
  note,
  onUpload,
  onChooseFiles,
  onReveal,
  fallback,
}: AssetAddingProps) {
  const labels = useLabels('assetSlot', assetSlotLabels)
  const translate = useTranslate()
  const queue = useAssetQueue(assets, onUpload, fallback)
  const [checking, setChecking] = useState(0)
  const [refused, setRefused] = useState<Pick<CheckedFiles, 'refused' | 'count'>>(NONE)
  const [deciding, setDeciding] = useState<string>()
  const conflict = queue.conflicts.find(({ id }) => id === deciding)

  const [placed, setPlaced] = useState<readonly string[]>([])

  const add = async (files: readonly File[]) => {
    setRefused(NONE)
    setChecking(files.length)
    const slots = assignSlots(
      files.map(({ name }) => name),
      emptySlots,
    )
    const left = emptySlots.filter((slot) => !slots.includes(slot))
    const named = files.map((file, index) => {
      const slot = slots[index]
      return slot === undefined ? file : renamed(file, slotFileName(slot, file.name))
    })
    const checked = await checkFiles(named, queue.names, left, labels)
    const added = new Set(checked.passed.map(({ file }) => file))
    setPlaced(
      files.flatMap((file, index) => {
        const as = named[index]
        if (!as || !added.has(as)) return []
        if (as.name !== file.name) return [labels.addedAs(file.name, as.name)]
        return slots[index] === undefined ? (emptySlotProblem(left, file.name) ?? []) : []
      }),
    )
    setChecking(0)
    setRefused(checked)
    queue.add(checked.passed)
  }

  const root = useRef<HTMLDivElement>(null)
  const addFromPage = (files: readonly File[], source: 'drop' | 'paste') => {
    // A hidden panel cannot show the upload.
    if (!onReveal && !root.current?.checkVisibility()) return
    onReveal?.()
    const assetNames = [...assets, ...queue.names]
    const isUnnamed = ({ name }: File) => source === 'paste' && name === CLIPBOARD_NAME
    void add(files.map((file) => (isUnnamed(file) ? renamed(file, uniqueAssetName(file.name, assetNames)) : file)))
  }

  return (
    <div ref={root} className="grid min-w-0 gap-4">
      <PageDropzone
        label={labels.dropToAdd}
        hint={labels.addHint(MAX_ASSET_SIZE_TEXT, MAX_FILES_PER_UPLOAD)}
        onFiles={addFromPage}
      />
      <FileDropzone
        label={labels.addFiles}
        data-field="assets html"
        variant={assets.length > 0 ? 'compact' : 'area'}
        labels={{ chooseMany: labels.chooseFromDevice }}
        hint={labels.addHint(MAX_ASSET_SIZE_TEXT, MAX_FILES_PER_UPLOAD)}
        onFiles={(files) => void add(files)}
      />
      {onChooseFiles && (
        <Button
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={async () => {
            const files = await onChooseFiles()
            if (files && files.length > 0) await add(files)
          }}
        >
          <FolderOpen aria-hidden /> {labels.chooseFromFiles}
        </Button>
      )}
      <p role="status" className="wrap-anywhere text-caption text-ink-muted empty:sr-only">
        {checking > 0 ? labels.checkingFiles(checking) : [...placed.map(translate), note].filter(Boolean).join(' ')}
      </p>
      {refused.count > 0 && (
        <Alert live tone="danger" title={labels.filesNotAdded(refused.count)} onDismiss={() => setRefused(NONE)}>
          <ul className="mt-1 grid gap-1">
            {refused.refused.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {translate(reason)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <UploadQueue
        uploads={queue.uploads}
        onCancel={queue.cancel}
        onCancelAll={queue.cancelAll}
        onRetry={queue.retry}
        onRetryAll={queue.retryAll}
        onRemove={queue.remove}
        onClear={queue.clear}
        onResolve={setDeciding}
      />
      {conflict?.existing && (
        <FileConflictDialog
          open
          onOpenChange={() => setDeciding(undefined)}
          existing={{ name: conflict.existing.name, thumbnailUrl: conflict.existing.url || undefined }}
          incoming={{ name: conflict.name, size: conflict.size, contentType: conflict.contentType }}
          remaining={queue.conflicts.length - 1}
          onResolve={(choice, forAll) => {
            queue.resolve(forAll ? queue.conflicts.map(({ id }) => id) : [conflict.id], choice)
            const next = forAll ? undefined : queue.conflicts.find(({ id }) => id !== conflict.id)
            setDeciding(next?.id)
          }}
        />
      )}
    </div>
  )
}

/** Result of checking the selected files. */
interface CheckedFiles {
  passed: CheckedAsset[]
  /** Reasons for the rejected files, one sentence each. */
  refused: string[]
  /** Number of rejected files, including those above the limit. */
  count: number
}

/** Checks files before the upload, each independently of the others. */
async function checkFiles(
  files: readonly File[],
  underWay: readonly Pick<Asset, 'name'>[],
  emptySlots: readonly string[],
  labels: AssetSlotLabels,
): Promise<CheckedFiles> {
  const looks = await Promise.all(
    files.slice(0, MAX_FILES_PER_UPLOAD).map(async (file) => ({ file, ...(await readMediaMetadata(file)) })),
  )
  const passed: CheckedAsset[] = []
  const refused: string[] = []
  for (const { file, facts, refusal } of looks) {
    const twin = findAssetByName([...underWay, ...passed.map((one) => one.file)], file.name)
    // What a slot needs helps more than that this type is unknown.
    if (refusal !== undefined)
      refused.push((promisedFormat(file.name) ? undefined : emptySlotProblem(emptySlots, file.name)) ?? refusal)
    else if (twin) refused.push(labels.alreadyAdding(file.name))
    else passed.push({ file, facts })
  }
  const rest = files.length - looks.length
  const count = refused.length + rest
  if (rest > 0) refused.push(labels.tooMany(MAX_FILES_PER_UPLOAD))
  return { passed, refused, count }
}

/** File in the upload queue. */
interface QueuedAsset extends Upload {
  file: File
  facts: MediaMetadata
  /** Existing asset of the same name, which causes the conflict and may be replaced. */
  existing?: Asset | undefined
}

/** File that passed all checks. */
interface CheckedAsset {
  file: File
  facts: MediaMetadata
}

/** Number of concurrent uploads; more would only share the same bandwidth. */
const AT_ONCE = 3

const SENDING = { state: 'uploading', loaded: 0, note: undefined } as const
const WAITING = { state: 'queued', loaded: 0, note: undefined } as const

/** Uploads a few files at a time. Files with an existing name wait for a decision; failed uploads can be retried. */
function useAssetQueue(assets: readonly Asset[], onUpload: AssetUploader, fallback: string) {
  const translate = useTranslate()
  const labels = useLabels('assetSlot', assetSlotLabels)
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
    const onWait = (isWaiting: boolean) => {
      if (!signal.aborted) change(id, isWaiting ? { state: 'paused', note: labels.waitsForServer } : SENDING)
    }
    change(id, SENDING)
    try {
      await onUpload(file, facts, { signal, onProgress, onWait, replaces: existing })
      if (!signal.aborted) change(id, { state: 'done', loaded: size })
    } catch (failure) {
      if (!signal.aborted)
        change(id, { state: 'error', error: translate(errorText(failure, fallback)), canRetry: canRetry(failure) })
    }
    // After a cancel, the same row may already be sent again by another controller.
    if (running.current.get(id) === controller) running.current.delete(id)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list can free a slot.
  useEffect(() => {
    // One that waits keeps its place: the server would refuse the others too.
    const moving = uploads.filter(({ state }) => state === 'uploading' || state === 'paused').length
    for (const upload of uploads.filter(({ state }) => state === 'queued').slice(0, Math.max(0, AT_ONCE - moving)))
      if (!running.current.has(upload.id)) void start(upload)
  }, [uploads])

  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    change(id, { state: 'cancelled', note: undefined })
  }
  const open = (upload: QueuedAsset) => ['queued', 'uploading', 'paused', 'conflict'].includes(upload.state)

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
        const assetNames = [...assets, ...all.map(({ name }) => ({ name }))]
        return all.map((upload) => {
          if (!ids.includes(upload.id)) return upload
          if (choice === 'skip') return { ...upload, state: 'cancelled' }
          if (choice === 'replace') return { ...upload, ...WAITING }
          const name = uniqueAssetName(upload.name, assetNames)
          assetNames.push({ name })
          return { ...upload, ...WAITING, name, file: renamed(upload.file, name), existing: undefined }
        })
      }),
    cancel,
    cancelAll: () => {
      for (const upload of uploads) if (open(upload)) cancel(upload.id)
    },
    retry: (id: string) => change(id, WAITING),
    retryAll: () => setUploads((all) => all.map((upload) => (isFailed(upload) ? { ...upload, ...WAITING } : upload))),
    remove: (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'done' && state !== 'cancelled')),
  }
}

const isFailed = ({ state, canRetry: isTemporary }: Upload) => state === 'error' && isTemporary !== false

const CONFLICT = { state: 'conflict' } as const
