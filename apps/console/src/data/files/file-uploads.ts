import {
  comparableKey,
  type FileConflictChoice,
  type FileFailure,
  findDirectory,
  findInterruptedUpload,
  freeKey,
  isPassingFailure,
  joinKey,
  pathOfFile,
  retryPauseMs,
  uploadProblem,
} from '@placard/domain/internal/files'
import { changeFileUpload, changeFileUploads, type FileUpload, fileUploads } from '../../state/file-uploads.js'
import { onSession, shownUser } from '../../state/session-store.js'
import { createUploadClient } from './file-client.js'
import { explainFileError } from './file-error.js'
import { compareKeys, type FileStore, type NewKeys, readFacts } from './file-store.js'
import { fetchFileList, takeObjects } from './files.js'
import { abortMultipart, type MultipartUpload, resumeFile, sendFile } from './send-file.js'
import { addUpload, isOpen, jobs, readUpload, type UploadJob } from './upload-jobs.js'
import { type FileHandle, forgetUpload, storeUpload, withUploadLock } from './upload-records.js'

/** Concurrent uploads; see the number of parts of each. */
const FILES_AT_ONCE = 2
/** Pause in ms between two progress updates of an upload. */
const PROGRESS_MS = 200
/** Pause in which no upload starts, because the service is busy and would refuse each of them; `until` in ms since 1970. */
let hold: { until: number; timer: ReturnType<typeof setTimeout> } | undefined

/** Starts queued uploads while there is a free slot. */
export function pumpUploads(): void {
  if (hold) return
  const running = [...jobs.values()].filter(({ controller }) => controller).length
  const ready = fileUploads().filter(({ id, state }) => {
    const job = jobs.get(id)
    return state === 'queued' && job?.isChecked && !job.controller && job.file
  })
  for (const { id } of ready.slice(0, Math.max(0, FILES_AT_ONCE - running))) void run(id)
}

const storeRecord = ({ id, key, lastModified }: FileUpload, job: UploadJob) => {
  const userID = shownUser()?.id
  const { store, file, handle, multipart, replaces, startedAt } = job
  if (userID === undefined || !file || !multipart) return
  const { bucket, prefix } = store.access
  const { name, size } = file
  const record = { id, userID, bucket, prefix, key, ...multipart, name, size, lastModified, replaces, startedAt }
  void storeUpload({ record, handle })
}

/** Sends a file: the missing parts of an interrupted upload, or all of it. */
async function send(upload: FileUpload, job: UploadJob, signal: AbortSignal): Promise<void> {
  const { store, file, multipart, replaces } = job
  const { id, key } = upload
  if (!file) return
  let shownAt = 0
  const sending = {
    ...{ store, key, file, replaces, signal },
    client: createUploadClient(store.access, signal),
    onProgress: (loaded: number) => {
      if (signal.aborted || Date.now() - shownAt < PROGRESS_MS) return
      shownAt = Date.now()
      changeFileUpload(id, { loaded })
    },
    onMultipart: (begun: MultipartUpload) => {
      job.multipart = begun
      storeRecord(upload, job)
    },
  }
  if (!multipart) return sendFile(sending)
  try {
    await resumeFile(sending, multipart)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NoSuchUpload') throw error
    job.multipart = undefined
    await forgetUpload(id)
    await sendFile(sending)
  }
}

async function run(id: string): Promise<void> {
  const [upload, job] = [readUpload(id), jobs.get(id)]
  if (!upload || !job) return
  const controller = new AbortController()
  const { signal } = controller
  job.controller = controller
  changeFileUpload(id, { state: 'uploading', error: undefined, note: undefined })
  try {
    await withUploadLock(id, () => send(upload, job, signal))
    if (!signal.aborted) finish(upload, job)
  } catch (error) {
    if (!signal.aborted) await fail(upload, job, error)
  } finally {
    if (job.controller === controller) job.controller = undefined
    pumpUploads()
  }
}

function finish({ id, key, size }: FileUpload, job: UploadJob): void {
  changeFileUpload(id, { state: 'done', loaded: size })
  takeObjects(job.store, [{ key, size, modified: new Date().toISOString() }])
  if (job.multipart) void forgetUpload(id)
  job.multipart = undefined
  // The file would otherwise stay in memory as long as the list.
  job.file = undefined
}

async function fail({ id, key }: FileUpload, job: UploadJob, error: unknown): Promise<void> {
  const { failure } = await explainFileError(error, job.store.access)
  if (failure.kind === 'exists') {
    const facts = await readFacts(job.store, key).catch(() => undefined)
    const existing = { key, size: facts?.size ?? 0, modified: facts?.modified }
    return changeFileUpload(id, { state: 'conflict', loaded: 0, existing })
  }
  // A bucket that has accepted parts has a CORS rule: the connection was lost for a moment.
  const isLost = isPassingFailure(failure) || (failure.kind === 'cors' && job.multipart !== undefined)
  if (!isLost) return changeFileUpload(id, { state: 'error', error: failure.message })
  postpone([id], failure)
}

/** Pauses uploads after a passing failure, and continues them after the time that the service asks for. */
function postpone(ids: readonly string[], failure: FileFailure): void {
  const isBusy = failure.kind === 'busy'
  const waiting = ids.flatMap((id) => jobs.get(id) ?? [])
  for (const job of waiting) job.losses += 1
  const losses = Math.max(1, ...waiting.map((job) => job.losses))
  const pause = retryPauseMs(failure, losses)
  const timer = setTimeout(() => void continueUploads(ids.filter((id) => jobs.get(id)?.timer === timer)), pause)
  for (const job of waiting) job.timer = timer
  // Not longer than the service asks: one file that always fails must not stop the others.
  if (isBusy) holdUploads(retryPauseMs(failure, 1))
  const note = isBusy ? 'The file store is busy. Continues by itself' : 'No connection. Continues by itself'
  // Parts stay, but a file that is sent in one request begins again.
  for (const id of ids) changeFileUpload(id, { state: 'paused', note, ...(!jobs.get(id)?.multipart && { loaded: 0 }) })
}

/** Starts no upload for a time in ms. Its timer alone ends the pause: compared with the clock, it may fire too early. */
function holdUploads(ms: number): void {
  const until = Date.now() + ms
  if (hold && hold.until >= until) return
  clearTimeout(hold?.timer)
  const end = () => {
    hold = undefined
    pumpUploads()
  }
  hold = { until, timer: setTimeout(end, ms) }
}

/** Continues uploads: those whose keys were found to be free are queued, the others are checked first. */
async function continueUploads(ids: readonly string[]): Promise<void> {
  const unchecked = ids.filter((id) => jobs.get(id)?.isChecked === false)
  for (const id of ids) requeue(id)
  for (const directory of new Set(unchecked.map((id) => jobs.get(id)?.directory ?? ''))) {
    const found = unchecked.filter((id) => jobs.get(id)?.directory === directory)
    const store = jobs.get(found[0] ?? '')?.store
    if (store) await checkUploads(store, directory, found)
  }
}

/** Queues an upload again; sends what is missing. */
function requeue(id: string): void {
  const job = jobs.get(id)
  if (!job) return
  job.timer = undefined
  changeFileUpload(id, { state: 'queued', note: undefined, error: undefined })
  pumpUploads()
}

const isSameKey = (one: string, other: string) => comparableKey(one) === comparableKey(other)

let count = 0

/** Files to upload into a directory. */
export interface UploadOrder {
  store: FileStore
  /** Directory of the upload; files of a folder get their path below it. */
  directory: string
  files: readonly File[]
}

/**
 * Queues files for uploading. Those whose key exists wait for a decision. A file of an interrupted upload to the same
 * key resumes it. Returns the ids of the uploads that wait for a decision.
 */
export async function startUploads({ store, directory, files }: UploadOrder): Promise<string[]> {
  const added = files.flatMap((file) => {
    const key = joinKey(directory, pathOfFile(file))
    const waiting = fileUploads().filter((upload) => upload.needsFile && isSameKey(upload.key, key))
    const interrupted = findInterruptedUpload(waiting, file)
    if (interrupted) resumeWith(interrupted.id, file)
    return interrupted ? [] : [{ id: `upload-${Date.now().toString(36)}-${++count}`, key, file }]
  })
  const busy = new Set(
    fileUploads()
      .filter(isOpen)
      .map(({ key }) => comparableKey(key)),
  )
  for (const { id, key, file } of added) {
    const error =
      uploadProblem(key, file.size) ?? (busy.has(comparableKey(key)) ? 'It’s already being uploaded.' : undefined)
    busy.add(comparableKey(key))
    const { name, size, type, lastModified } = file
    addUpload(
      {
        ...{ id, key, name, size, lastModified, loaded: 0, contentType: type, needsFile: false },
        state: error === undefined ? 'queued' : 'error',
        error,
      },
      {
        ...{ store, file, handle: (file as { handle?: FileHandle }).handle, replaces: false, losses: 0 },
        isChecked: false,
        isTaken: () => false,
        startedAt: Date.now(),
        directory,
      },
    )
  }
  const ids = added.map(({ id }) => id).filter((id) => readUpload(id)?.state === 'queued')
  return checkUploads(store, directory, ids)
}

/** Finds out which keys exist already, then starts the other uploads. Returns the ids of the conflicts. */
async function checkUploads(store: FileStore, directory: string, ids: readonly string[]): Promise<string[]> {
  let compared: NewKeys
  try {
    const listed = await fetchFileList(store, directory)
    const targetKeys = ids.map((id) => readUpload(id)?.key ?? '')
    compared = await compareKeys(store, directory, listed, targetKeys)
  } catch (error) {
    const { failure } = await explainFileError(error, store.access)
    const waiting = ids.filter((id) => readUpload(id)?.state === 'queued')
    if (isPassingFailure(failure)) postpone(waiting, failure)
    else for (const id of waiting) changeFileUpload(id, { state: 'error', error: failure.message })
    return []
  }
  const conflicts: string[] = []
  for (const [index, id] of ids.entries()) {
    const job = jobs.get(id)
    const key = compared.keys[index]
    if (!job || key === undefined || readUpload(id)?.state !== 'queued') continue
    job.isChecked = true
    job.isTaken = compared.isTaken
    changeFileUpload(id, { key })
    const object = compared.existing.get(key)
    if (!object) continue
    conflicts.push(id)
    changeFileUpload(id, { state: 'conflict', existing: object })
  }
  pumpUploads()
  return conflicts
}

/** Decides about uploads whose key exists. */
export function resolveUploads(ids: readonly string[], choice: FileConflictChoice): void {
  for (const id of ids) {
    const [upload, job] = [readUpload(id), jobs.get(id)]
    if (!upload || !job || upload.state !== 'conflict') continue
    if (choice === 'skip') {
      cancelUpload(id)
      continue
    }
    const uploadKeys = new Set(fileUploads().map(({ key }) => comparableKey(key)))
    const isTaken = (one: string) => job.isTaken(one) || uploadKeys.has(comparableKey(one))
    const key = choice === 'replace' ? upload.key : freeKey(upload.key, isTaken)
    job.replaces = choice === 'replace'
    // Parts belong to the key that they were sent for.
    if (key !== upload.key) discardParts(upload, job)
    changeFileUpload(id, { key, name: key.slice(findDirectory(key).length) })
    requeue(id)
  }
}

function discardParts({ id, key }: FileUpload, job: UploadJob): void {
  if (!job.multipart) return
  // The service removes forgotten parts after some days.
  void abortMultipart(job.store, key, job.multipart.uploadId).catch(() => undefined)
  void forgetUpload(id)
  job.multipart = undefined
}

function stop(id: string, job: UploadJob): void {
  job.timer = undefined
  job.controller?.abort()
  job.controller = undefined
  const upload = readUpload(id)
  if (upload && !job.multipart) changeFileUpload(id, { loaded: 0 })
}

/** Pauses an upload; its parts stay. */
export function pauseUpload(id: string): void {
  const job = jobs.get(id)
  if (!job) return
  stop(id, job)
  changeFileUpload(id, { state: 'paused', note: undefined })
  pumpUploads()
}

/** Cancels an upload and discards its parts. */
export function cancelUpload(id: string): void {
  const [upload, job] = [readUpload(id), jobs.get(id)]
  if (!upload || !job) return
  stop(id, job)
  discardParts(upload, job)
  changeFileUpload(id, { state: 'cancelled', loaded: 0, needsFile: false, note: undefined })
  pumpUploads()
}

/** Cancels all uploads that have not ended. */
export function cancelUploads(): void {
  for (const { id, state } of fileUploads()) if (!['done', 'error', 'cancelled'].includes(state)) cancelUpload(id)
}

/** Resumes a paused upload, or retries a failed one. Returns false if its file has to be selected again. */
export function resumeUpload(id: string): boolean {
  const job = jobs.get(id)
  if (!job?.file) return false
  job.losses = 0
  void continueUploads([id])
  return true
}

/** Resumes an upload with its file that was selected again. Returns false if it is another file. */
export function resumeWith(id: string, file: File): boolean {
  const [upload, job] = [readUpload(id), jobs.get(id)]
  if (!upload || !job || !findInterruptedUpload([{ ...upload, name: upload.name }], file)) return false
  job.file = file
  changeFileUpload(id, { needsFile: false })
  return resumeUpload(id)
}

/** Returns the handle with which the file of an upload can be read again. */
export const uploadHandle = (id: string): FileHandle | undefined => jobs.get(id)?.handle

/** Retries all failed uploads. */
export function retryUploads(): void {
  const failed = fileUploads().flatMap(({ id, state }) => (state === 'error' && jobs.get(id)?.file ? [id] : []))
  for (const id of failed) Object.assign(jobs.get(id) ?? {}, { losses: 0 })
  void continueUploads(failed)
}

/** Removes an ended upload from the list. */
export function removeUpload(id: string): void {
  const [upload, job] = [readUpload(id), jobs.get(id)]
  if (upload && job) discardParts(upload, job)
  jobs.delete(id)
  changeFileUploads((uploads) => uploads.filter((one) => one.id !== id))
}

/** Removes finished and cancelled uploads from the list. */
export function clearUploads(): void {
  for (const { id, state } of fileUploads()) if (state === 'done' || state === 'cancelled') removeUpload(id)
}

let userID = shownUser()?.id
// The next user of this browser must not see the uploads of the one before; they resume when that user is back.
onSession(() => {
  if (shownUser()?.id === userID) return
  userID = shownUser()?.id
  for (const [id, job] of jobs) stop(id, job)
  jobs.clear()
  changeFileUploads(() => [])
})

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    void continueUploads([...jobs].flatMap(([id, { timer }]) => (timer !== undefined ? [id] : [])))
  })
  window.addEventListener('beforeunload', (event) => {
    if (fileUploads().some(isOpen)) event.preventDefault()
  })
}
