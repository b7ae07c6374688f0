import { describe, expect, it } from 'vitest'
import {
  MAX_EMBEDDING_ORIGINS,
  NO_ORIGIN,
  readOrigin,
  readOrigins,
  TOO_MANY_ORIGINS,
  WILDCARD_ORIGIN,
} from './origin.js'
import { embeddingOriginsSchema } from './share-token.js'

describe('readOrigin', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    [' HTTPS://WWW.Example.com:443/ ', 'https://www.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://www.example.com/path', undefined],
    ['https://www.example.com/?q', undefined],
    ['https://user@www.example.com', undefined],
    ['ftp://www.example.com', undefined],
    ['www.example.com', undefined],
    ['https://*.example.com', undefined],
    ['https://%2A.example.com', undefined],
    ['https://*', undefined],
    ['https://b\u00fccher.test', 'https://xn--bcher-kva.test'],
    ['https://\uff0a.example.com', undefined],
    ['https://%EF%BC%8A.example.com', undefined],
    ['https://a.\ufe61:8080', undefined],
    ['', undefined],
  ])('%j is %s', (text, origin) => expect(readOrigin(text)).toBe(origin))
})

describe('readOrigins', () => {
  it('returns each origin once, or a problem, as the schema does', () => {
    const many = Array.from({ length: MAX_EMBEDDING_ORIGINS + 1 }, (_, index) => `https://site${index}.test`)
    const cases: [string[], string | undefined][] = [
      [['https://a.test', 'https://a.test/'], undefined],
      [['https://a.test', 'a.test'], NO_ORIGIN],
      [many, TOO_MANY_ORIGINS],
      [['https://a.test', 'https://*.a.test'], WILDCARD_ORIGIN],
      [['*'], WILDCARD_ORIGIN],
      [['https://\uff0a.a.test'], WILDCARD_ORIGIN],
      [['https://%EF%BC%8A.a.test'], WILDCARD_ORIGIN],
    ]
    for (const [texts, problem] of cases) {
      const read = embeddingOriginsSchema.safeParse(texts)
      expect(readOrigins(texts).problem).toBe(problem)
      expect(read.error?.issues[0]?.message).toBe(problem)
      if (!problem) expect(read.data).toEqual(readOrigins(texts).origins)
    }
  })
})
