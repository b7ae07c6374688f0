import { useLabels } from '@placard/ui'
import { useMemo } from 'react'

/** Translations by English text; `{name}` stands for a value in both, and `{nameText}` for one that is a message too. */
type Messages = Readonly<Record<string, string>>

/** Formats of a catalog for the values in its messages. */
interface MessageValues {
  /** Formats an English value by its name and text. Without it, values stay English. */
  localize?: (name: string, value: string) => string
}

declare module '@placard/ui' {
  interface PlacardLabels {
    /** Formats of the values in `messages`. They are in the catalog, so that English forms do not load them. */
    messageValues: MessageValues
    /** Translations of messages of `@placard/domain` and of the server, by their English text. */
    messages: Messages
  }
}

const NONE: Messages = {}
const ENGLISH_VALUES: MessageValues = {}

/**
 * Patterns of messages with values or of several sentences, created when the first text is no whole message. Those with
 * more text of their own come first, because `Use {macro}.` also matches what a longer message says better.
 */
const patternsByMessages = new WeakMap<Messages, [pattern: RegExp, translation: string][]>()

/** Length of a message without its values. */
const ownLength = (text: string) => text.replace(/\{\w+\}/g, '').length

function compilePatterns(messages: Messages) {
  const known = patternsByMessages.get(messages)
  if (known) return known
  const patterns = Object.entries(messages)
    .filter(([text]) => text.includes('{') || text.endsWith('.'))
    .sort(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([text, translation]): [RegExp, string] => {
      const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
      // Some texts are several messages, each of which ends with a period.
      return [new RegExp(`^${escaped}${text.endsWith('.') ? '(?: (?<more>.+))?' : ''}$`), translation]
    })
  patternsByMessages.set(messages, patterns)
  return patterns
}

/** Quotation marks before a value that is a text of a file or of a user. */
const QUOTES = ['“', '„', '"', '‘', '‚']

function translateLine(line: string, messages: Messages, localize: MessageValues['localize']): string {
  const whole = messages[line]
  if (whole !== undefined) return whole
  for (const [pattern, translation] of compilePatterns(messages)) {
    const values = pattern.exec(line)?.groups
    if (!values) continue
    const text = translation.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
      const value = values[name] ?? ''
      if (name.endsWith('Text')) return translateLine(value, messages, localize)
      const isQuoted = QUOTES.includes(translation[at - 1] ?? '')
      return localize && !isQuoted ? localize(name, value) : value
    })
    return values.more === undefined ? text : `${text} ${translateLine(values.more, messages, localize)}`
  }
  return line
}

/**
 * Translates a text of one or several messages, with values formatted by `localize`. Unknown texts, such as those of
 * users, stay as they are.
 */
export const translateText = (text: string, messages: Messages, localize?: MessageValues['localize']): string =>
  text
    .split('\n')
    .map((line) => translateLine(line, messages, localize))
    .join('\n')

/**
 * Returns a function that translates English messages of schemas, of tables of `@placard/domain` and of the server.
 * Unknown texts, such as those of users, stay as they are.
 */
export function useTranslate(): (text: string) => string {
  const messages = useLabels('messages', NONE)
  const { localize } = useLabels('messageValues', ENGLISH_VALUES)
  return useMemo(
    () => (text) => (messages === NONE ? text : translateText(text, messages, localize)),
    [messages, localize],
  )
}
