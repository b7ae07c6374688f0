import type * as z from 'zod'
import { type Endpoint, nothingSchema } from '../endpoints/endpoint.js'
import { randomAlphanumeric } from '../id/id.js'
import { readInput } from '../problem/input-messages.js'
import { validationError } from '../problem/problem.js'
import { type Caller, type Cancellable, HTTP_TIMEOUT_MS, type UserChangeListener } from './caller.js'
import { formDataOf } from './form-data-of.js'
import { readAnswer } from './read-answer.js'
import { type Answer, type Sent, sendByFetch } from './send.js'
import { type Progress, sendByXhr } from './send-by-xhr.js'
import { fileUrlOf, urlOf } from './url-of.js'

export { type Caller, type CallInput, HTTP_TIMEOUT_MS, type QueryInput, type UserChangeListener } from './caller.js'
export { fetchReport, reportQueryOptions } from './fetch-report.js'
export { makeReportFile, type ReportFileOrder, type ReportFileWatch } from './make-report-file.js'
export { currentOf, type DataOf } from './read-answer.js'
export type { Progress } from './send-by-xhr.js'

const KEY_LENGTH = 32

export interface ClientOptions {
  /** Base URL of the API, absolute or a path of the same origin such as '/api'. */
  baseUrl: string
  /** Timeout of a call, and of an upload without progress, in ms. @default 180000 */
  timeoutMs?: number
  /** Implementation of fetch. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
  /** Called after every response; `date` is the server's time, if the header is present. */
  onAnswer?: (answer: { status: number; date: Date | undefined }) => void
}

/** Input of an upload: text fields, files and a progress callback. */
export interface UploadInput<E extends Endpoint> extends Cancellable {
  fields: z.input<E['body']>
  files: readonly File[]
  onProgress?: (progress: Progress) => void
}

/** API client that validates requests and responses against the contract. */
export interface Client extends Caller {
  /** Uploads files as multipart. Throws like `call`. */
  upload: <E extends Endpoint>(endpoint: E, input: UploadInput<E>) => Promise<z.output<E['response']>>
  /** Returns the URL of a downloadable file of the API host. */
  fileUrl: (file: string) => string
  onUserChange: (listener: UserChangeListener) => () => void
}

/** Creates a value for the `Idempotency-Key` header: one per thing to be created, the same for every attempt. */
export const createIdempotencyKey = (): string => randomAlphanumeric(KEY_LENGTH)

function headersOf({ creates }: Endpoint, idempotencyKey: string | undefined): Record<string, string> {
  return creates ? { 'idempotency-key': idempotencyKey ?? createIdempotencyKey() } : {}
}

function check({ body }: Endpoint, input: unknown): unknown {
  const checked = readInput(body, input)
  if (!checked.success) throw validationError(checked.error, input)
  return checked.data
}

/** Progress needs XMLHttpRequest. Without it, or with a custom fetch, only completion is reported. */
async function sendFiles(sent: Sent, fetch: typeof globalThis.fetch, files: readonly File[], input: Progressing) {
  const onProgress = input.onProgress ?? (() => {})
  if (typeof XMLHttpRequest !== 'undefined' && fetch === globalThis.fetch) return sendByXhr(sent, onProgress)
  const answer = await sendByFetch(fetch, sent)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  onProgress({ sent: total, total })
  return answer
}
type Progressing = Pick<UploadInput<Endpoint>, 'onProgress'>

/** Creates a client. It sends cookies, so an API of another origin has to allow credentials. */
export function createClient({
  baseUrl,
  timeoutMs = HTTP_TIMEOUT_MS,
  fetch = globalThis.fetch,
  onAnswer,
}: ClientOptions): Client {
  const listeners = new Set<UserChangeListener>()
  const read = <E extends Endpoint>(endpoint: E, answer: Answer) => {
    onAnswer?.({ status: answer.status, date: answer.date })
    const unauthorized = answer.status === 401
    if (unauthorized || (endpoint.changesUser && answer.status < 400))
      for (const listener of listeners) listener({ unauthorized })
    return readAnswer(endpoint, answer)
  }
  return {
    onUserChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fileUrl: (file) => fileUrlOf(baseUrl, file),
    async call(endpoint, { query, body, signal, idempotencyKey, keepalive } = {}) {
      const checked = check(endpoint, body ?? {})
      const sendsBody = endpoint.method !== 'GET' && endpoint.body !== nothingSchema
      const answer = await sendByFetch(fetch, {
        method: endpoint.method,
        url: urlOf(baseUrl, endpoint, query),
        headers: { ...headersOf(endpoint, idempotencyKey), ...(sendsBody && { 'content-type': 'application/json' }) },
        body: sendsBody ? JSON.stringify(checked) : null,
        signal,
        timeoutMs,
        keepalive,
      })
      return read(endpoint, answer)
    },
    async upload(endpoint, { fields, files, signal, idempotencyKey, onProgress }) {
      check(endpoint, fields)
      const sent: Sent = {
        method: endpoint.method,
        url: urlOf(baseUrl, endpoint),
        headers: headersOf(endpoint, idempotencyKey),
        body: formDataOf(fields as object, files),
        signal,
        timeoutMs,
      }
      return read(endpoint, await sendFiles(sent, fetch, files, { onProgress }))
    },
  }
}
