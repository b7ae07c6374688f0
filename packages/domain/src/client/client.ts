import * as z from 'zod'
import { type Endpoint, nothingSchema } from '../endpoints/endpoint.js'
import { randomAlphanumeric } from '../id/id.js'
import { readInput } from '../problem/input-messages.js'
import { ApiError, errorText, VERSION_CONFLICT_STATUS, VersionConflict, validationError } from '../problem/problem.js'
import { failureSchema } from '../problem/problem-schema.js'
import { UPLOADS_PREFIX } from '../report/report-file.js'
import { type ApiCaller, type Cancellable, HTTP_TIMEOUT_MS, type UserChangeListener } from './api-caller.js'
import { createAuthorization } from './authorization.js'
import { baseUrlHint, invalidResponse, unreachable } from './failure-hint.js'
import { type ClientRequest, type ClientResponse, fetchFile, readTimes, sendByFetch, timedOut } from './send.js'

export {
  type ApiCaller,
  type CallInput,
  HTTP_TIMEOUT_MS,
  type QueryInput,
  type UserChangeListener,
} from './api-caller.js'
export { eventsQueryOptions, fetchReport, reportQueryOptions } from './fetch-report.js'
export { makeHandOverPack, makeReportFile, type ReportFileOrder, type ReportFileWatch } from './make-report-file.js'
export { countLinkView, sharedLinkQueryOptions } from './shared-link.js'

const KEY_LENGTH = 32

export interface ClientOptions {
  /** Base URL of the API, absolute or a path of the same origin such as '/api'. */
  baseUrl: string
  /** Access token, sent instead of cookies. For scripts and servers: a browser gets short-lived ones by `getToken`. */
  token?: string
  /**
   * Returns an access token, sent instead of cookies, for example from your server. Called before the first call, and
   * again after a 401 response, whose call is then repeated once.
   */
  getToken?: () => Promise<string>
  /** Timeout of a call, and of an upload without progress, in ms. @default 180000 */
  timeoutMs?: number
  /** Returns the language of the page, sent as Accept-Language. @default that of the browser */
  language?: () => string | undefined
  /** Implementation of fetch. @default globalThis.fetch, as it is at the time of each call */
  fetch?: typeof globalThis.fetch
  /**
   * Called after every response; `date` is the server's time, if the header is present. An `anonymous` one, as of a
   * share link, says nothing about the session.
   */
  onResponse?: (response: { status: number; date: Date | undefined; anonymous: boolean }) => void
}

/** Input of an upload: text fields, files and a progress callback. */
export interface UploadInput<E extends Endpoint> extends Cancellable {
  fields: z.input<E['body']>
  files: readonly File[]
  onProgress?: (progress: Progress) => void
}

/** API client that validates requests and responses against the contract. */
export interface Client extends ApiCaller {
  /** Uploads files as multipart. Throws like `call`. */
  upload: <E extends Endpoint>(endpoint: E, input: UploadInput<E>) => Promise<z.output<E['response']>>
  /**
   * Returns a URL from which a link can save a file: that of the API, or of a copy in memory if calls need an access
   * token, which links cannot send. Throws an `ApiError`.
   */
  fileLink: (file: string, options?: { anonymous?: boolean }) => Promise<string>
  /** Returns the URL of a share link's page, on the host of the API. */
  shareLink: (token: string) => string
  onUserChange: (listener: UserChangeListener) => () => void
}

/** Creates a value for the `Idempotency-Key` header: one per thing to be created, the same for every attempt. */
export const createIdempotencyKey = (): string => randomAlphanumeric(KEY_LENGTH)

function createHeaders({ creates }: Endpoint, idempotencyKey: string | undefined): Record<string, string> {
  return creates ? { 'idempotency-key': idempotencyKey ?? createIdempotencyKey() } : {}
}

function check({ body }: Endpoint, input: unknown): unknown {
  const checked = readInput(body, input)
  if (!checked.success) throw validationError(checked.error, input)
  return checked.data
}

/** Calls the global fetch of this moment, which monitoring or a test may have replaced since the client was created. */
const globalFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** Progress needs XMLHttpRequest. Without it, or with a custom fetch, only completion is reported. */
async function sendFiles(
  request: ClientRequest,
  fetch: typeof globalThis.fetch,
  files: readonly File[],
  input: Progressing,
) {
  const onProgress = input.onProgress ?? (() => {})
  if (typeof XMLHttpRequest !== 'undefined' && fetch === globalFetch) return sendByXhr(request, onProgress)
  const response = await sendByFetch(fetch, request)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  onProgress({ sent: total, total })
  return response
}
type Progressing = Pick<UploadInput<Endpoint>, 'onProgress'>

/**
 * Creates a client. It sends cookies, or an access token instead. The operator of an API of another origin has to allow
 * that of the page.
 */
export function createClient({
  baseUrl,
  token,
  getToken,
  timeoutMs = HTTP_TIMEOUT_MS,
  language,
  fetch = globalFetch,
  onResponse,
}: ClientOptions): Client {
  const authorization = createAuthorization({ token, getToken })
  const headersFor = (endpoint: Endpoint, idempotencyKey: string | undefined): Record<string, string> => {
    const shown = language?.()
    return { ...createHeaders(endpoint, idempotencyKey), ...(shown && { 'accept-language': shown }) }
  }
  const listeners = new Set<UserChangeListener>()
  const read = <E extends Endpoint>(endpoint: E, response: ClientResponse, anonymous = false) => {
    onResponse?.({ status: response.status, date: response.date, anonymous })
    const unauthorized = response.status === 401 && !anonymous
    if (unauthorized || (endpoint.changesUser && response.status < 400))
      for (const listener of listeners) listener({ unauthorized })
    return readResponse(endpoint, response, baseUrl)
  }
  return {
    onUserChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fileLink(file, { anonymous = false } = {}) {
      const url = createFileUrl(baseUrl, file)
      if (anonymous || !authorization.usesToken) return url
      const response = await authorization.send((access) => fetchFile(fetch, { url, timeoutMs, ...access }))
      if (!response.ok) throw fileRefusal(response.status, parseJSON(await response.text()))
      return URL.createObjectURL(await response.blob())
    },
    shareLink: (token) => createHostUrl(baseUrl, `/share/${encodeURIComponent(token)}`),
    async call(endpoint, { query, body, signal, idempotencyKey, keepalive, anonymous = false } = {}) {
      const checked = check(endpoint, body ?? {})
      const sendsBody = endpoint.method !== 'GET' && endpoint.body !== nothingSchema
      const given = headersFor(endpoint, idempotencyKey)
      const response = await authorization.send(
        ({ headers, credentials }) =>
          sendByFetch(fetch, {
            method: endpoint.method,
            url: createUrl(baseUrl, endpoint, query),
            headers: { ...given, ...headers, ...(sendsBody && { 'content-type': 'application/json' }) },
            body: sendsBody ? JSON.stringify(checked) : null,
            signal,
            timeoutMs,
            keepalive,
            credentials,
          }),
        anonymous,
      )
      return read(endpoint, response, anonymous)
    },
    async upload(endpoint, { fields, files, signal, idempotencyKey, onProgress }) {
      check(endpoint, fields)
      const given = headersFor(endpoint, idempotencyKey)
      const response = await authorization.send(({ headers, credentials }) => {
        const request: ClientRequest = {
          method: endpoint.method,
          url: createUrl(baseUrl, endpoint),
          headers: { ...given, ...headers },
          body: createFormData(endpoint, fields as object, files),
          signal,
          timeoutMs,
          credentials,
        }
        return sendFiles(request, fetch, files, { onProgress })
      })
      return read(endpoint, response)
    },
  }
}

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Creates a multipart body: text fields first, because a streaming server needs them, then files. */
function createFormData({ fileField }: Endpoint, fields: object, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, toText(value))
  for (const file of files) form.append(fileField, file, file.name)
  return form
}

/** Parses JSON; returns undefined for other text, such as the error page of a proxy. */
function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const findDataSchema = ({ response }: Endpoint): z.ZodType | undefined => {
  const data: unknown = response instanceof z.ZodObject ? response.shape.data : undefined
  return data instanceof z.ZodType ? data : undefined
}

/** Type of the `data` in a call's response. */
export type DataOf<E extends Endpoint> = z.output<E['response']> extends { data: infer Data } ? Data : never

/** Returns the server's version after a version conflict; undefined for other errors. */
export function readCurrentVersion<E extends Endpoint>(endpoint: E, failure: unknown): DataOf<E> | undefined {
  if (!(failure instanceof VersionConflict)) return undefined
  return findDataSchema(endpoint)?.safeParse(failure.current).data as DataOf<E> | undefined
}

const fileRefusal = (status: number, body: unknown): ApiError =>
  new ApiError(errorText(body, `The server answered ${status}.`), { status })

function createRefusal(
  endpoint: Endpoint,
  { status, text, retryAfterMs }: ClientResponse,
  body: unknown,
  baseUrl: string,
): ApiError {
  const failure = failureSchema.safeParse(body)
  const { messages, problems, data } = failure.success ? failure.data : {}
  const words = errorText(body, '')
  const message = words || `The server answered ${status}.`
  if (status === VERSION_CONFLICT_STATUS) {
    const current = findDataSchema(endpoint)?.safeParse(data)
    if (current?.success) return new VersionConflict(message, current.data)
  }
  const hint = words ? undefined : baseUrlHint(baseUrl, endpoint.path, status, text)
  return new ApiError(message, { status, messages, problems, data, hasNoMessage: words === '', retryAfterMs, hint })
}

/**
 * Parses a response and checks it against the contract. Throws an `ApiError` for error statuses and unexpected
 * content.
 */
function readResponse<E extends Endpoint>(
  endpoint: E,
  response: ClientResponse,
  baseUrl: string,
): z.output<E['response']> {
  const { status, text } = response
  const body = parseJSON(text)
  if (status >= 400) throw createRefusal(endpoint, response, body, baseUrl)
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw invalidResponse(status, baseUrlHint(baseUrl, endpoint.path, status, text))
  return parsed.data as z.output<E['response']>
}

/** Progress of an upload in bytes. */
export interface Progress {
  sent: number
  total: number
}

/**
 * Sends a request by XMLHttpRequest, which is the only API with upload progress. The timeout restarts with each
 * progress event, so that a large upload on a slow connection succeeds. Throws an `ApiError`.
 */
function sendByXhr(
  { method, url, headers, body, signal, timeoutMs, credentials }: ClientRequest,
  onProgress: (progress: Progress) => void,
): Promise<ClientResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(timedOut())
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    let limit = setTimeout(cancel, timeoutMs)
    const moved = () => {
      clearTimeout(limit)
      limit = setTimeout(cancel, timeoutMs)
    }
    request.open(method, url)
    request.withCredentials = credentials === 'include'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress({ sent: loaded, total })
    }
    request.onprogress = moved
    request.onload = () =>
      resolve({
        status: request.status,
        ...readTimes({ get: (name) => request.getResponseHeader(name) }),
        text: request.responseText,
      })
    request.onabort = () => reject(timedOut())
    request.onerror = () => reject(unreachable(url))
    request.onloadend = () => {
      clearTimeout(limit)
      signal?.removeEventListener('abort', cancel)
    }
    signal?.addEventListener('abort', cancel)
    request.send(body)
  })
}

const queryText = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value))

/** Returns the URL of a call. Lists in the query are joined by commas; undefined and null are omitted. */
function createUrl(baseUrl: string, { path }: Pick<Endpoint, 'path'>, query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, queryText(value))
  const text = search.toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${text ? `?${text}` : ''}`
}

/** Returns the URL of a path on the API's host. */
const createHostUrl = (baseUrl: string, path: string): string =>
  new URL(path, new URL(baseUrl, globalThis.location?.href ?? 'http://localhost')).href

/** Returns the URL of a downloadable file, in /uploads/ beside the API. */
const createFileUrl = (baseUrl: string, file: string): string =>
  createHostUrl(baseUrl, UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'))
