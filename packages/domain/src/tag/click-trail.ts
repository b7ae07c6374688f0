import * as z from 'zod'

/** ID of a click test: the random part of its serving, as 6 bytes in base64url. */
export const clickTestIDSchema = z.string().regex(/^[\w-]{8}$/)

/** Creates an unguessable ID of a click test. */
export const createClickTestID = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(6)))

/** URLs that the click of a test has opened so far. */
export interface ClickTrail {
  test: string
  /** URLs in order, as they were requested. */
  hops: string[]
}

/** Parameter of our click URL that carries the trail. */
export const TRAIL_PARAMETER = 'click_test'
/** Last part of the platform's stand-in, instead of an encoded site. */
const PLATFORM = 'platform'
/** Maximum length of a trail, because servers and proxies limit the length of a URL. */
const MAX_TRAIL_LENGTH = 7_000

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Encodes text as base64url, which no redirector changes. */
export const encodeText = (text: string): string => toBase64Url(new TextEncoder().encode(text))

/** Decodes `encodeText`; undefined for anything else. */
export function decodeText(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(
      atob(encoded.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const hopsSchema = z.array(z.string().max(MAX_TRAIL_LENGTH)).max(10)

/** Parses JSON with a schema; undefined for anything invalid. */
export function parseJson<Output>(text: string | undefined, schema: z.ZodType<Output>): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Encodes a trail for a URL: the ID alone while there are no hops. */
export const encodeTrail = ({ test, hops }: ClickTrail): string =>
  hops.length === 0 ? test : `${test}.${encodeText(JSON.stringify(hops))}`

/** Decodes a trail; undefined for anything invalid. */
export function decodeTrail(text: string): ClickTrail | undefined {
  const [id, encoded] = text.split('.', 2)
  const test = clickTestIDSchema.safeParse(id).data
  const hops = encoded === undefined ? [] : parseJson(decodeText(encoded), hopsSchema)
  return test !== undefined && hops ? { test, hops } : undefined
}

const hopPrefix = (servingHost: string) => `${servingHost}/serve/click-test/hop/`

/** Returns the start of our redirector's URLs, which stand in for other sites in a test. */
export const hopUrl = (servingHost: string, test: string): string => `${hopPrefix(servingHost)}${test}/`

/** Returns the click URL that stands in for a platform's own: a prefix, which our URL is appended to. */
export const platformClickUrl = (servingHost: string, test: string): string =>
  `${hopUrl(servingHost, test)}${PLATFORM}?id=1&to=`

/** Returns whether a URL is that of the platform's stand-in. */
export const isPlatformHop = (servingHost: string, url: string): boolean =>
  url.startsWith(hopPrefix(servingHost)) &&
  new RegExp(`^[\\w-]{8}/${PLATFORM}(\\?|$)`).test(url.slice(hopPrefix(servingHost).length))

/** Returns whether a URL is our own click URL. */
export const isOwnClick = (servingHost: string, url: string): boolean => url.startsWith(`${servingHost}/serve/click/`)

/** Parameter of a redirector's URL that contains the next URL. */
export interface RedirectTarget {
  name: string
  /** Value as it is in the URL. */
  raw: string
  /** Value after decoding once, as servers do. */
  decoded: string
  /** Rest of the query that an unencoded value has lost, because its `&` ends the parameter. */
  lost: string
}

/** Decodes a query value as servers do: once, with `+` as a space. Invalid sequences stay. */
const decodeValue = (raw: string): string => new URLSearchParams(`v=${raw}`).get('v') ?? ''

/** Returns the first parameter of a URL that contains a URL, also one that is still encoded; undefined if none does. */
export function redirectTarget(url: string): RedirectTarget | undefined {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? []
  const parameters = query.split('&')
  for (const [index, parameter] of parameters.entries()) {
    const equals = parameter.indexOf('=')
    const raw = parameter.slice(equals + 1)
    const decoded = decodeValue(raw)
    if (equals <= 0 || !/^https?(:|%(25)*3A)/i.test(decoded)) continue
    // An encoded value is complete: what follows are parameters of the redirector itself.
    const lost = /^https?:\/\//i.test(raw) ? parameters.slice(index + 1).join('&') : ''
    return { name: parameter.slice(0, equals), raw, decoded, lost: lost && `&${lost}` }
  }
  return undefined
}

/** Next step of a click: another URL of our own to redirect to, or the end of the test. */
export type NextHop = { redirect: string } | { end: ClickTrail }

/** Returns the URL that a stand-in's path stands for, with its trail; undefined for anything else. */
function readHop(servingHost: string, path: string): { trail: ClickTrail; url: string } | undefined {
  const [, text = '', site = '', query = ''] = /^\/serve\/click-test\/hop\/([^/?]+)\/([\w-]+)(\?.*)?$/s.exec(path) ?? []
  const trail = decodeTrail(text)
  if (!trail) return undefined
  if (site === PLATFORM) return { trail, url: `${hopUrl(servingHost, trail.test)}${PLATFORM}${query}` }
  // A fragment never reaches a server, but browsers keep it, so it is part of the encoded site.
  const [, address, fragment = ''] = /^([^#]*)(.*)$/s.exec(decodeText(site) ?? '') ?? []
  return address !== undefined && /^https?:\/\/[^\s?#]+$/i.test(address)
    ? { trail, url: address + query + fragment }
    : undefined
}

/**
 * Follows the click of a test from a stand-in, given the path and query of its request. It only leads to other
 * stand-ins and to our click URL, never to another host. Undefined for an invalid path.
 */
export function followClick(servingHost: string, path: string): NextHop | undefined {
  const hop = readHop(servingHost, path)
  if (!hop) return undefined
  const { test } = hop.trail
  const trail = { test, hops: [...hop.trail.hops, hop.url] }
  const next = redirectTarget(hop.url)?.decoded
  if (next === undefined || !/^https?:\/\//i.test(next) || !URL.canParse(next)) return { end: trail }
  const { href } = new URL(next)
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  const state = encodeTrail(trail)
  if (state.length > MAX_TRAIL_LENGTH || trail.hops.length > 8) return { end: trail }
  if (isOwnClick(servingHost, href))
    return { redirect: `${address}${address.includes('?') ? '&' : '?'}${TRAIL_PARAMETER}=${state}` }
  const [, site = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  const end = isPlatformHop(servingHost, href) ? PLATFORM : encodeText(site + fragment)
  return { redirect: `${hopPrefix(servingHost)}${state}/${end}${query}` }
}
