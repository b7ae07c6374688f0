import { ApiError, UNREACHABLE } from '../problem/problem.js'
import { type Answer, dateOf, type Sent, timedOut } from './send.js'

/** How much of an upload is sent, in bytes. */
export interface Progress {
  sent: number
  total: number
}

/**
 * Sends a request by XMLHttpRequest, which alone tells how far an upload is. The time-out counts from the last progress:
 * a large file on a slow line is no failure, a line that stands still is. Throws an `ApiError`.
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
