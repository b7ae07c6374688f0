import { encodeUrlText } from './encode-url-text.js'

/** UTM parameters of a URL, in their usual order. */
export const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
export type UtmParameter = (typeof UTM_PARAMETERS)[number]

/** Macros and values, which are replaced as they are written and so are never encoded. */
const MACROS = /\{\{[^{}]{1,60}\}\}|%%\w{1,60}%%|\$\{\w{1,60}\}|\[\w{1,60}\]/g

/** Applies a function to the text between macros. */
function betweenMacros(text: string, change: (part: string) => string): string {
  let [changed, from] = ['', 0]
  for (const { 0: macro, index } of text.matchAll(MACROS)) {
    changed += change(text.slice(from, index)) + macro
    from = index + macro.length
  }
  return changed + change(text.slice(from))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

interface UrlParts {
  /** URL up to the question mark. */
  base: string
  /** Parameters as they are written; undefined without a question mark. */
  parameters: string[] | undefined
  /** Fragment with its '#'; empty if there is none. */
  fragment: string
}

function split(url: string): UrlParts {
  const hash = url.indexOf('#')
  const [address, fragment] = hash === -1 ? [url, ''] : [url.slice(0, hash), url.slice(hash)]
  const mark = address.indexOf('?')
  if (mark === -1) return { base: address, parameters: undefined, fragment }
  return { base: address.slice(0, mark), parameters: address.slice(mark + 1).split('&'), fragment }
}

const readName = (parameter: string): string => decode(parameter.split('=', 1)[0] ?? '')

const utmValue = (parameter: string): string =>
  parameter.includes('=') ? betweenMacros(parameter.slice(parameter.indexOf('=') + 1), decode) : ''

/** Reads the UTM parameters of a URL, decoded; those that it lacks are empty. */
export function readUtmParameters(url: string): Record<UtmParameter, string> {
  const { parameters = [] } = split(url)
  const read = (name: UtmParameter) => parameters.find((one) => readName(one) === name)
  return Object.fromEntries(UTM_PARAMETERS.map((name) => [name, utmValue(read(name) ?? '')])) as Record<
    UtmParameter,
    string
  >
}

/**
 * Sets a UTM parameter of a URL, encoded except for macros and values, or removes it for an empty text. Everything else
 * stays as it is written: other parameters, their order and encoding, and the fragment. A new one comes last.
 */
export function withUtmParameter(url: string, name: UtmParameter, value: string): string {
  if (readUtmParameters(url)[name] === value) return url
  const { base, parameters, fragment } = split(url)
  const isThis = (one: string) => readName(one) === name
  const written = value === '' ? [] : [`${name}=${betweenMacros(value, encodeUrlText)}`]
  const currentParameters = parameters ?? []
  const at = currentParameters.findIndex(isThis)
  const others = (list: string[]) => list.filter((one) => !isThis(one))
  const next =
    at === -1
      ? [...(currentParameters.at(-1) === '' ? currentParameters.slice(0, -1) : currentParameters), ...written]
      : [...currentParameters.slice(0, at), ...written, ...others(currentParameters.slice(at + 1))]
  return `${base}${next.length > 0 ? `?${next.join('&')}` : ''}${fragment}`
}
