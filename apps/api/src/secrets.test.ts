import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.js'
import {
  createSigner,
  isSameSecret,
  isStrongSecret,
  randomSecret,
  readOrCreateSecret,
  WeakSecretFile,
} from './secrets.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const WEAK = [
  '',
  'abc',
  'a'.repeat(36),
  'ab'.repeat(20),
  '0123456789abcdef'.repeat(2),
  'changeme'.repeat(5),
  '0'.repeat(64),
]

describe('isSameSecret', () => {
  it('compares bytes, whatever the characters', () => {
    expect(isSameSecret('secret', 'secret')).toBe(true)
    expect(isSameSecret('ß', Buffer.from('ß'))).toBe(true)
    for (const received of ['', 'secre', 'secret ', 'secreT', 'üüüüüü', '界界'])
      expect(isSameSecret(received, 'secret')).toBe(false)
  })
})

describe('createSigner', () => {
  it.each([0, 1, 24, 64, 500])('signs %i bytes by HMAC-SHA-256', (length) => {
    const bytes = randomBytes(length)
    const key = createHash('sha256').update('placard sign servings a secret').digest()
    expect(createSigner('a secret', 'servings').sign(bytes)).toEqual(createHmac('sha256', key).update(bytes).digest())
  })
})

describe('a secret', () => {
  it.each(WEAK)('is rejected as a variable and as a file when it is weak: “%s”', (secret) => {
    expect(isStrongSecret(secret)).toBe(false)
    if (secret !== '') expect(() => readConfig({ PLACARD_SECRET: secret }, folder)).toThrow(ConfigError)
    writeFileSync(join(folder, 'secret'), secret)
    expect(() => readOrCreateSecret(folder)).toThrow(WeakSecretFile)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret)
  })

  it('is accepted when it is random, in any usual alphabet', () => {
    for (let round = 0; round < 500; round++) expect(isStrongSecret(randomSecret())).toBe(true)
    for (let round = 0; round < 500; round++) expect(isStrongSecret(randomBytes(16).toString('hex'))).toBe(true)
    expect(isStrongSecret('the secret that all servers of one company share')).toBe(true)
  })

  it('is created once, completely, and readable by its owner only', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, async () => readOrCreateSecret(folder)))
    expect(new Set(found.map(({ secret }) => secret)).size).toBe(1)
    expect(found.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['secret'])
    expect(readOrCreateSecret(folder)).toEqual({ secret: found[0]?.secret, isNew: false })
  })
})
