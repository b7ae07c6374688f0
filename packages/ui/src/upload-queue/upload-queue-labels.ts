import type { UploadTotals } from './upload-progress.js'

const files = (count: number) => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`)

/** Texts of an UploadQueue. */
export const uploadQueueLabels = {
  region: 'Uploads',
  title: ({ open, running, count, done, failed, conflicts }: UploadTotals) => {
    if (open > 0) return running > 0 ? `Uploading ${files(count)}` : `${files(open)} waiting`
    if (failed + conflicts > 0) return `${files(failed + conflicts)} not uploaded`
    return done > 0 ? `${files(done)} uploaded` : 'No uploads'
  },
  /** Announced at each quarter and after an error. */
  milestone: ({ open, count, done, failed, conflicts }: UploadTotals, quarter: number) => {
    const parts = [
      open === 0
        ? `${files(done)} uploaded`
        : quarter === 0
          ? `Uploading ${files(count)}`
          : `${quarter}% of ${files(count)} uploaded`,
      failed > 0 && `${failed} failed`,
      conflicts > 0 && `${conflicts} already there`,
    ]
    return count === 0 ? '' : parts.filter(Boolean).join(', ')
  },
  of: (loaded: string, size: string) => `${loaded} of ${size}`,
  rate: (rate: string) => `${rate}/s`,
  left: (time: string) => `${time} left`,
  total: 'All uploads',
  progressOf: (name: string) => `Uploading ${name}`,
  queued: 'Waiting',
  paused: 'Paused',
  done: 'Uploaded',
  error: 'Failed',
  cancelled: 'Cancelled',
  conflict: 'A file with this name already exists',
  cancel: (name: string) => `Cancel ${name}`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name} from the list`,
  resolve: 'Decide…',
  resolveOf: (name: string) => `Decide about ${name}`,
  cancelAll: 'Cancel all',
  retryAll: (count: number) => (count === 1 ? 'Try again' : `Try ${count} again`),
  clear: 'Clear finished',
  collapse: 'Hide files',
  expand: 'Show files',
  attention: 'Needs attention',
  running: 'Uploading',
  waiting: 'Waiting',
  finished: 'Finished',
  showAll: (count: number) => `Show all ${count.toLocaleString('en')}`,
}

export type UploadQueueLabels = typeof uploadQueueLabels
