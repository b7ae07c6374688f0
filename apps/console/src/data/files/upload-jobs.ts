import { changeFileUploads, type FileUpload, fileUploads } from '../../state/file-uploads.js'
import type { FileStore } from './file-store.js'
import type { MultipartUpload } from './send-file.js'
import type { FileHandle } from './upload-records.js'

/** Upload with what it needs to run; the list of uploads has what is shown. */
export interface UploadJob {
  store: FileStore
  /** File to send; undefined after a reload, until it is selected again. */
  file?: File | undefined
  /** Handle with which the file can be read after a reload. */
  handle?: FileHandle | undefined
  /** True once it is known whether the key is free. */
  isChecked: boolean
  replaces: boolean
  isTaken: (key: string) => boolean
  /** Multipart upload that the service has begun. */
  multipart?: MultipartUpload | undefined
  startedAt: number
  /** Directory in which the files were dropped, that is listed to find out whether the key is free. */
  directory: string
  controller?: AbortController | undefined
  /** Number of passing failures since the last success. */
  losses: number
  /** Timer of the next attempt, which uploads that failed together share; another or none makes it void. */
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** Uploads of this session, by id. */
export const jobs = new Map<string, UploadJob>()

/** Uploads that can still end: everything else is finished, or waits for the user. */
export const isOpen = ({ state }: Pick<FileUpload, 'state'>) => state === 'queued' || state === 'uploading'

/** Returns an upload of the list. */
export const readUpload = (id: string) => fileUploads().find((upload) => upload.id === id)

/** Adds an upload to the list. */
export function addUpload(upload: FileUpload, job: UploadJob): void {
  jobs.set(upload.id, job)
  changeFileUploads((uploads) => [...uploads, upload])
}
