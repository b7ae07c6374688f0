import {
  Ban,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  type LucideIcon,
  Pause,
  Play,
  RotateCw,
  X,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { FileIcon } from '../file-icon/file-icon.js'
import { FileName } from '../file-name/file-name.js'
import { formatBytes } from '../format-bytes.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import { isRetryable, secondsLeft, timeLeft, type Upload, type UploadState } from './upload-progress.js'
import { type UploadQueueLabels, uploadQueueLabels } from './upload-queue-labels.js'

const icons: Record<Exclude<UploadState, 'uploading'>, [LucideIcon, string]> = {
  queued: [Clock, 'text-ink-muted'],
  paused: [CirclePause, 'text-ink-muted'],
  done: [CircleCheck, 'text-success-ink'],
  error: [CircleX, 'text-danger-ink'],
  cancelled: [Ban, 'text-ink-muted'],
  conflict: [CircleAlert, 'text-warning-ink'],
}

/** Actions on one upload; those without a handler are not shown. */
export interface UploadActions {
  /** Cancels the upload. */
  onCancel?: (id: string) => void
  /** Pauses the upload. */
  onPause?: (id: string) => void
  /** Resumes the upload. */
  onResume?: (id: string) => void
  /** Retries a failed or cancelled upload. */
  onRetry?: (id: string) => void
  /** Removes a finished upload from the list. */
  onRemove?: (id: string) => void
  /** Opens a FileConflictDialog for the upload. */
  onResolve?: (id: string) => void
}

export interface UploadRowProps extends Omit<ComponentProps<'li'>, 'children' | 'onPause'>, UploadActions {
  /** Upload to show. */
  upload: Upload
  /** Bytes per second, if known. */
  rate?: number
  /** Overrides of the texts. @default English */
  labels?: Partial<UploadQueueLabels>
}

/** Upload in progress: file, progress and actions. Render it in a list. */
export function UploadRow({
  upload,
  rate = upload.rate,
  labels: given,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onRemove,
  onResolve,
  className,
  ...props
}: UploadRowProps) {
  const labels = useMemo(() => ({ ...uploadQueueLabels, ...given }), [given])
  const { id, name, size, state } = upload
  const moving = state === 'uploading' || state === 'paused'
  const action = (label: string, icon: ReactNode, onClick: ((id: string) => void) | undefined, shown: boolean) =>
    shown &&
    onClick && (
      <IconButton label={label} size="sm" className="coarse:size-11" onClick={() => onClick(id)}>
        {icon}
      </IconButton>
    )
  return (
    <li
      data-slot="upload-row"
      data-state={state}
      {...props}
      className={classNames('flex min-h-14 min-w-0 items-center gap-3 px-4 py-2 text-dense text-ink', className)}
    >
      <FileIcon name={name} contentType={upload.contentType} size="md" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex min-w-0 items-baseline justify-between gap-3">
          <FileName name={name} className={classNames('font-medium', state === 'cancelled' && 'text-ink-muted')} />
          {moving && (
            <span aria-hidden className="shrink-0 text-caption text-ink-muted tabular-nums">
              {Math.floor((size > 0 ? Math.min(upload.loaded / size, 1) : 0) * 100)}%
            </span>
          )}
        </div>
        {moving && (
          <Progress
            bare
            size="sm"
            label={labels.progressOf(name)}
            value={upload.loaded}
            max={Math.max(size, 1)}
            valueText={`${Math.floor((size > 0 ? Math.min(upload.loaded / size, 1) : 0) * 100)}%`}
            status={state === 'paused' ? 'paused' : 'running'}
          />
        )}
        <StateLine upload={upload} rate={rate} labels={labels} />
      </div>
      <div className="-me-1.5 flex shrink-0 items-center">
        {state === 'conflict' && onResolve && (
          <Button
            size="sm"
            aria-label={labels.resolveOf(name)}
            className="me-1 coarse:h-11"
            onClick={() => onResolve(id)}
          >
            {labels.resolve}
          </Button>
        )}
        {action(labels.retry(name), <RotateCw aria-hidden />, onRetry, isRetryable(upload) || state === 'cancelled')}
        {action(labels.pause(name), <Pause aria-hidden />, onPause, state === 'uploading')}
        {action(labels.resume(name), <Play aria-hidden />, onResume, state === 'paused')}
        {action(labels.cancel(name), <X aria-hidden />, onCancel, moving || state === 'queued' || state === 'conflict')}
        {action(
          labels.remove(name),
          <X aria-hidden />,
          onRemove,
          state === 'done' || state === 'error' || state === 'cancelled',
        )}
      </div>
    </li>
  )
}

interface StateLineProps {
  upload: Upload
  rate: number | undefined
  labels: UploadQueueLabels
}

/** Line below the name: progress and rate, or the state with an icon. */
function StateLine({ upload, rate, labels }: StateLineProps) {
  const { state, size, loaded, error, note } = upload
  if (state === 'uploading') {
    const seconds = secondsLeft(size - loaded, rate)
    return (
      <p className="truncate text-caption text-ink-muted tabular-nums">
        {labels.of(formatBytes(loaded), formatBytes(size))}
        {rate !== undefined && rate >= 1 && ` · ${labels.rate(formatBytes(rate))}`}
        {seconds !== undefined && ` · ${labels.left(timeLeft(seconds))}`}
      </p>
    )
  }
  const [Icon, ink] = icons[state]
  return (
    <p className="flex min-w-0 items-start gap-1 text-caption text-ink-muted tabular-nums">
      <Icon aria-hidden className={classNames('mt-px size-3.5 shrink-0', ink)} />
      <span className={classNames('min-w-0 break-words', (state === 'error' || state === 'conflict') && ink)}>
        {state === 'error' ? (error ?? labels.error) : (note ?? labels[state])}
        {state !== 'error' && state !== 'conflict' && ` · ${formatBytes(size)}`}
      </span>
    </p>
  )
}
