import { ASSET_FORMATS, type Asset, findAssetByName, MAX_ASSET_SIZE_TEXT, MAX_FILES_PER_UPLOAD } from '@placard/domain'
import { Alert, FileConflictDialog, FileDropzone, type FileTypes, UploadQueue } from '@placard/ui'
import { useState } from 'react'
import type { AssetUploader } from '../asset-uploader.js'
import { readMediaMetadata } from '../read-media-metadata.js'
import { type CheckedAsset, useAssetQueue } from './use-asset-queue.js'

const TYPES = Object.values(ASSET_FORMATS)
const ENDINGS: FileTypes = Object.fromEntries(
  TYPES.map(({ contentType, extensions }) => [contentType, extensions.map((ending) => `.${ending}`)]),
)
const FORMAT_NAMES = 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 or ZIP'
const NONE = { refused: [], count: 0 }

export interface AssetAddingProps {
  /** Existing assets of the creative. */
  assets: readonly Asset[]
  /** Uploads a file. */
  onUpload: AssetUploader
  /** Error message for failures without one. */
  fallback: string
}

/** Adds files: a dropzone, the reasons for rejected files, and the upload queue. */
export function AssetAdding({ assets, onUpload, fallback }: AssetAddingProps) {
  const queue = useAssetQueue(assets, onUpload, fallback)
  const [checking, setChecking] = useState(0)
  const [refused, setRefused] = useState<Pick<CheckedFiles, 'refused' | 'count'>>(NONE)
  const [deciding, setDeciding] = useState<string>()
  const conflict = queue.conflicts.find(({ id }) => id === deciding)

  const add = async (files: File[]) => {
    setRefused(NONE)
    setChecking(files.length)
    const checked = await checkFiles(files, queue.names)
    setChecking(0)
    setRefused(checked)
    queue.add(checked.passed)
  }

  return (
    <div className="grid min-w-0 gap-4">
      <FileDropzone
        label="Add files to this creative"
        variant={assets.length > 0 ? 'compact' : 'area'}
        accept={ENDINGS}
        hint={`${FORMAT_NAMES}, up to ${MAX_ASSET_SIZE_TEXT} each, ${MAX_FILES_PER_UPLOAD} files at most`}
        onFiles={(files) => void add(files)}
      />
      <p role="status" className="text-caption text-ink-muted empty:sr-only">
        {checking > 0 && (checking === 1 ? 'Checking 1 file' : `Checking ${checking} files`)}
      </p>
      {refused.count > 0 && (
        <Alert
          live
          tone="danger"
          title={refused.count === 1 ? 'This file was not added' : `${refused.count} files were not added`}
          onDismiss={() => setRefused(NONE)}
        >
          <ul className="mt-1 grid gap-1">
            {refused.refused.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
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
async function checkFiles(files: readonly File[], underWay: readonly Pick<Asset, 'name'>[]): Promise<CheckedFiles> {
  const looks = await Promise.all(
    files.slice(0, MAX_FILES_PER_UPLOAD).map(async (file) => ({ file, ...(await readMediaMetadata(file)) })),
  )
  const passed: CheckedAsset[] = []
  const refused: string[] = []
  for (const { file, facts, refusal } of looks) {
    const twin = findAssetByName([...underWay, ...passed.map((one) => one.file)], file.name)
    if (refusal !== undefined) refused.push(refusal)
    else if (twin) refused.push(`Another file named ${file.name} is already being added.`)
    else passed.push({ file, facts })
  }
  const rest = files.length - looks.length
  const count = refused.length + rest
  if (rest > 0) refused.push(`Only ${MAX_FILES_PER_UPLOAD} files at a time. Add the others afterwards.`)
  return { passed, refused, count }
}
