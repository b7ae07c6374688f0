import { ApiError, UNREACHABLE } from '../problem/problem.js'
import { type Answer, dateOf, type Sent, timedOut } from './send.js'

/** Progress of an upload in bytes. */
export interface Progress {
  sent: number
  total: number
}

/**
 * Sends a request by XMLHttpRequest, which is the only API with upload progress. The timeout restarts with each
 * progress event, so that a large upload on a slow connection succeeds. Throws an `ApiError`.
 */
export function sendByXhr(
  { method, url, headers, body, signal, timeoutMs }: Sent,
  onProgress: (progress: Progress) => void,
): Promise<Answer> {
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
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress({ sent: loaded, total })
    }
    request.onprogress = moved
    request.onload = () =>
      resolve({
        status: request.status,
        date: dateOf(request.getResponseHeader('date')),
        text: request.responseText,
      })
    request.onabort = () => reject(timedOut())
    request.onerror = () => reject(new ApiError(UNREACHABLE, {}))
    request.onloadend = () => {
      clearTimeout(limit)
      signal?.removeEventListener('abort', cancel)
    }
    signal?.addEventListener('abort', cancel)
    request.send(body)
  })
}
