import type { Endpoint } from '../endpoints/endpoint.js'
import { UPLOADS_PREFIX } from '../report/report-file.js'

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value))

/** The address of a call. Lists in the query are joined by commas; what is undefined or null stays out. */
export function urlOf(baseUrl: string, { path }: Pick<Endpoint, 'path'>, query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, textOf(value))
  const text = search.toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${text ? `?${text}` : ''}`
}

/** Where a file of the API host's downloads is fetched from: beside the API, below /uploads/. */
export function fileUrlOf(baseUrl: string, file: string): string {
  const host = new URL(baseUrl, globalThis.location?.href ?? 'http://localhost')
  return new URL(UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'), host).href
}
