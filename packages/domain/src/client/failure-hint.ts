import { ApiError, INVALID_RESPONSE, UNREACHABLE } from '../problem/problem.js'

const reported = new Set<string>()

/** Logs each hint once, because a widget shows only the message for users. */
function report(hint: string | undefined): string | undefined {
  if (hint && !reported.has(hint)) console.warn(`[Placard] ${hint}`)
  if (hint) reported.add(hint)
  return hint
}

/** Creates the error of a request without a response. Browsers hide whether CORS is the cause, so its hint names both. */
export function unreachable(url: string, cause?: unknown): ApiError {
  const page = globalThis.location
  const server = page && new URL(url, page.href).origin
  const hint =
    server && server !== page.origin
      ? `No response from ${server}. Either the server is unreachable, or it does not allow this page’s origin: add ${page.origin} to PLACARD_ALLOWED_ORIGINS, an environment variable of the server.`
      : undefined
  return new ApiError(UNREACHABLE, { cause, hint: report(hint) })
}

/**
 * Returns a hint if a response is probably not one of the API, such as the page of a web server: a successful one that
 * is HTML, or a 404 without a message.
 */
export function baseUrlHint(baseUrl: string, path: string, status: number, text: string): string | undefined {
  const isHtml = text.trimStart().startsWith('<')
  if (status !== 404 && !(isHtml && status < 400)) return undefined
  const received = isHtml ? `status ${status} and an HTML page` : `status ${status} without a message`
  return report(
    `${baseUrl.replace(/\/$/, '')}${path} returned ${received} instead of JSON. Is baseUrl right? It is "${baseUrl}" and must be the URL of the Placard API, such as "https://placard.example.com/api".`,
  )
}

/** Creates the error of a response that does not match the contract. */
export const invalidResponse = (status: number, hint: string | undefined): ApiError =>
  new ApiError(INVALID_RESPONSE, { status, hint })
