import type { Endpoint } from '../endpoints/endpoint.js'
import { UPLOADS_PREFIX } from '../report/report-file.js'

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value))

/** Returns the URL of a call. Lists in the query are joined by commas; undefined and null are omitted. */
export function urlOf(baseUrl: string, { path }: Pick<Endpoint, 'path'>, query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, textOf(value))
  const text = search.toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${text ? `?${text}` : ''}`
}

/** Returns the URL of a downloadable file, in /uploads/ beside the API. */
export function fileUrlOf(baseUrl: string, file: string): string {
  const host = new URL(baseUrl, globalThis.location?.href ?? 'http://localhost')
  return new URL(UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'), host).href
}
