import type { ReportFile } from '@placard/domain'

export interface DownloadProgressProps {
  /** How far the file is; undefined before the server has said. */
  file: Pick<ReportFile, 'state' | 'progress'> | undefined
}

/** How far a file is that the server is making: a bar with its figure. */
export function DownloadProgress({ file }: DownloadProgressProps) {
  const progress = file?.state === 'working' ? file.progress : 0
  return (
    <span className="mt-1 flex items-center gap-3">
      <span
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-active forced-colors:border"
      >
        <span
          className="block h-full rounded-full bg-brand transition-[width] duration-220 forced-colors:bg-[Highlight]"
          style={{ width: `${progress}%` }}
        />
      </span>
      <span className="min-w-14 text-end text-caption tabular-nums">
        {file?.state === 'working' ? `${progress}%` : 'Waiting…'}
      </span>
    </span>
  )
}
