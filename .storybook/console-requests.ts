import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '../apps/api/src/testing/story-server.js'

const FILE = join(import.meta.dirname, 'console-requests.txt')

const formatLine = ({ person, server, method, url, body }: Question) =>
  [person, server, method, url, ...(body === '' ? [] : [body])].join(' ')

function read(): Set<string> {
  return new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [])
}

/** Requests of all stories, as lines and parsed. A built Storybook includes their responses. */
export function recordedRequests(): { line: string; question: Question }[] {
  return [...read()].map((line) => {
    const [person = '', server = '', method = '', url = '', ...body] = line.split(' ')
    return { line, question: { person, server, method, url, body: body.join(' ') } }
  })
}

const isTest = process.env.VITEST !== undefined
const takesAnew = process.argv.some((argument) => argument === '-u' || argument === '--update')

/**
 * True if a request may be sent. Updating screenshots records new requests; tests reject unrecorded ones, so that a
 * built Storybook has every response; in development all are allowed.
 */
export function isRecordedRequest(question: Question): boolean {
  if (!isTest) return true
  const lines = read()
  const line = formatLine(question)
  if (lines.has(line)) return true
  if (!takesAnew) return false
  writeFileSync(FILE, `${[...lines, line].sort().join('\n')}\n`)
  return true
}
