import { Ban, FolderUp, Upload, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { FileName } from '../file-name/file-name.js'
import { formatBytes } from '../format-bytes.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useLabels } from '../use-labels.js'

/** Texts of a FileDropzone. */
export const fileDropzoneLabels = {
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  chooseFolder: 'Choose a folder',
  orDrop: 'or drop it here',
  orDropMany: 'or drop them here',
  drop: 'Drop to add',
  cannotDrop: 'This cannot be added here',
  or: 'or',
  upTo: (size: string) => `up to ${size}`,
  atMost: (count: number) => `${count} files at most`,
  rejected: (count: number) => (count === 1 ? 'This file was not added' : `${count} files were not added`),
  wrongType: (types: string) => `Not a file of type ${types}`,
  tooLarge: (size: string, most: string) => `${size} is too large, ${most} at most`,
  tooMany: (most: number) => (most === 1 ? 'Only one file at a time' : `Only ${most} files at a time`),
  dismiss: 'Dismiss',
}

export type FileDropzoneLabels = typeof fileDropzoneLabels

/** Media types with their extensions: `{ 'video/mp4': ['.mp4'] }`. */
export type FileTypes = Readonly<Record<string, readonly string[]>>

interface Limits {
  accept?: FileTypes
  maxSize?: number
  maxFiles?: number
}

/** Rejected file and the reason. */
export interface RejectedFile {
  file: File
  reason: string
}

/** Formats accepted types: "MP4, JPG or PNG"; types without extensions unchanged ("image/*"). */
export function formatFileTypes(accept: FileTypes | undefined, or: string): string {
  const names = Object.entries(accept ?? {}).flatMap(([type, extensions]) =>
    extensions.length > 0 ? extensions.map((extension) => extension.replace(/^\./, '').toUpperCase()) : [type],
  )
  const unique = [...new Set(names)]
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', ')} ${or} ${unique.at(-1)}`
}

/** Returns the first reason why each file was rejected. */
export function rejectedFiles(
  rejections: readonly FileRejection[],
  { accept, maxSize = 0, maxFiles = 1 }: Limits,
  labels: FileDropzoneLabels,
): RejectedFile[] {
  return rejections.map(({ file, errors }) => {
    const [error] = errors
    if (error?.code === 'file-invalid-type')
      return { file, reason: labels.wrongType(formatFileTypes(accept, labels.or)) }
    if (error?.code === 'file-too-large')
      return { file, reason: labels.tooLarge(formatBytes(file.size), formatBytes(maxSize)) }
    if (error?.code === 'too-many-files') return { file, reason: labels.tooMany(maxFiles) }
    return { file, reason: error?.message ?? '' }
  })
}

export interface FileDropzoneProps extends Omit<ComponentProps<'div'>, 'onDrop' | 'children'> {
  /** Accessible name of the dropzone: "Video of the creative". */
  label: string
  /** Called with the files that passed every check. */
  onFiles: (files: File[]) => void
  /** Called with rejected files, which are also listed in the dropzone. */
  onReject?: (rejected: RejectedFile[]) => void
  /** Accepted types with their extensions. @default every type */
  accept?: FileTypes
  /** Maximum size of a file in bytes. */
  maxSize?: number
  /** Accepts several files at once. @default true */
  multiple?: boolean
  /** Maximum number of files at once. */
  maxFiles?: number
  /** Adds a button for selecting a folder. @default false */
  folders?: boolean
  /** Additional check: returns the reason why a file is rejected. */
  validate?: (file: File) => string | undefined
  /** Disables adding files. @default false */
  disabled?: boolean
  /** Hint that replaces the generated one about types and sizes. */
  hint?: ReactNode
  /** `compact` is one line high, for a slot in a form. @default 'area' */
  variant?: 'area' | 'compact'
  /** Overrides of the texts. @default English */
  labels?: Partial<FileDropzoneLabels>
}

/** Accepts files by a picker or by drop. Rejected files are listed with the reason. */
export function FileDropzone({
  label,
  onFiles,
  onReject,
  accept,
  maxSize,
  multiple = true,
  maxFiles,
  folders = false,
  validate,
  disabled = false,
  hint,
  variant = 'area',
  labels: given,
  className,
  ...props
}: FileDropzoneProps) {
  const labels = useLabels('fileDropzone', fileDropzoneLabels, given)
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const folderInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const most = multiple ? maxFiles : 1
  const { getRootProps, getInputProps, open, isDragActive, isDragReject } = useDropzone({
    accept: accept && { ...accept },
    maxSize,
    multiple,
    maxFiles: multiple ? maxFiles : 0,
    disabled,
    noClick: true,
    noKeyboard: true,
    validator: (file) => {
      const message = validate?.(file)
      return message === undefined ? null : { code: 'refused', message }
    },
    onDrop: (files, rejections) => {
      const refused = rejectedFiles(rejections, { accept, maxSize, maxFiles: most }, labels)
      setRejected(refused)
      if (refused.length > 0) onReject?.(refused)
      if (files.length > 0) onFiles(files)
    },
  })
  const compact = variant === 'compact'
  // The rejection of the last drop remains set after it.
  const state = disabled ? 'disabled' : !isDragActive ? 'idle' : isDragReject ? 'refusing' : 'over'
  const limits = [
    formatFileTypes(accept, labels.or),
    maxSize !== undefined && labels.upTo(formatBytes(maxSize)),
    multiple && maxFiles !== undefined && maxFiles > 1 && labels.atMost(maxFiles),
  ].filter(Boolean)
  const hintText = hint ?? limits.join(', ')
  const Icon = state === 'refusing' ? Ban : Upload
  return (
    <div
      data-slot="file-dropzone"
      data-state={state}
      {...props}
      className={classNames('flex min-w-0 flex-col gap-2', className)}
    >
      <div
        {...getRootProps({
          role: 'group',
          'aria-label': label,
          'aria-describedby': hintText === '' ? undefined : `${id}-hint`,
        })}
        className={classNames(
          'flex items-center gap-x-4 gap-y-3 rounded-card border border-line-control border-dashed bg-surface text-dense transition-colors duration-100',
          compact ? 'min-h-16 flex-wrap px-4 py-3' : 'flex-col justify-center px-6 py-8 text-center',
          state === 'over' && 'border-brand bg-brand-tint outline-2 outline-brand -outline-offset-1',
          state === 'refusing' && 'border-danger bg-danger-tint outline-2 outline-danger -outline-offset-1',
          state === 'disabled' && 'border-line bg-sunken',
        )}
      >
        <input
          {...getInputProps({
            'aria-label': multiple ? labels.chooseMany : labels.chooseOne,
            style: { display: 'none' },
          })}
          data-slot="file-input"
        />
        <span
          className={classNames(
            'flex shrink-0 items-center justify-center rounded-control border border-line-subtle bg-sunken text-ink-muted',
            compact ? 'size-9' : 'size-10',
          )}
        >
          <Icon aria-hidden className={compact ? 'size-4' : 'size-5'} />
        </span>
        <div className={classNames('min-w-0', compact && 'flex-1 basis-40')}>
          <p className={classNames('font-medium', disabled ? 'text-ink-subtle' : 'text-ink')}>
            {state === 'over' ? labels.drop : state === 'refusing' ? labels.cannotDrop : label}
          </p>
          {hintText !== '' && (
            <p id={`${id}-hint`} className="mt-0.5 text-caption text-ink-muted">
              {hintText}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Button disabled={disabled} onClick={open}>
            {multiple ? labels.chooseMany : labels.chooseOne}
          </Button>
          {folders && (
            <Button disabled={disabled} onClick={() => folderInput.current?.click()}>
              <FolderUp aria-hidden />
              {labels.chooseFolder}
            </Button>
          )}
          {!compact && (
            <span className="text-caption text-ink-muted coarse:hidden">
              {multiple ? labels.orDropMany : labels.orDrop}
            </span>
          )}
        </div>
        {folders && (
          <input
            ref={folderInput}
            type="file"
            hidden
            multiple
            {...{ webkitdirectory: '' }}
            aria-label={labels.chooseFolder}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              if (files.length > 0) onFiles(files)
            }}
          />
        )}
      </div>
      {rejected.length > 0 && <Rejections rejected={rejected} labels={labels} onDismiss={() => setRejected([])} />}
    </div>
  )
}

interface RejectionsProps {
  rejected: readonly RejectedFile[]
  labels: FileDropzoneLabels
  onDismiss: () => void
}

function Rejections({ rejected, labels, onDismiss }: RejectionsProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-control border border-danger-line bg-danger-tint px-3 py-2 text-dense text-ink"
    >
      <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{labels.rejected(rejected.length)}</p>
        <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto text-caption">
          {rejected.map(({ file, reason }) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex min-w-0 flex-wrap gap-x-2">
              <FileName name={file.name} className="font-medium" />
              <span className="text-ink-muted">{reason}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={labels.dismiss} size="sm" onClick={onDismiss} className="-me-1 -mt-1 coarse:size-11">
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
