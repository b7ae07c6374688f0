import { describe, expect, it } from 'vitest'
import { DEFAULT_LINK_SETTINGS, linkExpiry } from '../share-token/link-defaults.js'
import {
  LINK_PASSWORD_TOO_SHORT,
  linkChangesSchema,
  linkSettingsSchema,
  NO_EMBEDDING_WITH_PASSWORD,
} from '../share-token/link-settings.js'
import { createLinkFields, type EditedLink, findLinkField, type LinkFields, linkFieldsSchema } from './link-fields.js'

const zone = 'Europe/Berlin'
const now = new Date('2025-10-14T10:00:00Z')
const plain: EditedLink = { ...DEFAULT_LINK_SETTINGS, hasPassword: false, origins: [] }
const full: EditedLink = {
  ...plain,
  name: 'Client',
  creativeIDs: ['c1'],
  leftOut: ['video', 'downloads'],
  withDiscrepancies: true,
  range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-14' },
  tzCode: 'America/New_York',
  comparison: { mode: 'previous', matchWeekday: true },
  metric: 'ctr',
  theme: 'dark',
  language: 'de',
  color: '#1a6b3c',
  logo: 'a'.repeat(64),
  expiresAt: '2025-11-12T12:34:56.000Z',
  origins: ['https://www.example.com'],
}
const parse = (link: EditedLink, changes: Partial<LinkFields> = {}) =>
  linkFieldsSchema({ link, zone, now }).safeParse({ ...createLinkFields(link, zone), ...changes })
const problems = (link: EditedLink, changes: Partial<LinkFields>) =>
  Object.fromEntries(parse(link, changes).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('the fields of a link', () => {
  it.each([
    ['defaults', plain],
    ['everything', full],
    ['a rolling range', { ...plain, range: { kind: 'rolling', preset: 'lifetime' } } as EditedLink],
    ['a custom comparison', { ...plain, comparison: { mode: 'custom', start: '2025-09-01' } } as EditedLink],
  ])('return the settings of %s unchanged', (_, link) => {
    const { hiddenSeries: _series, hasPassword: _password, ...settings } = link
    const isChosen = link.range.kind === 'chosen'
    const comparison = settings.comparison ?? (isChosen ? null : { mode: 'off' })
    const { origins, ...changes } = parse(link).data ?? {}
    expect({ ...changes, origins }).toEqual({ ...settings, comparison })
    expect(linkChangesSchema.safeParse(changes).error).toBeUndefined()
  })

  it('ends a link at the end of its last day in the zone of its owner', () => {
    expect(parse(plain, { expiresOn: '2025-10-20' }).data?.expiresAt).toBe('2025-10-20T21:59:59.000Z')
    expect(parse(full, { expiresOn: null }).data?.expiresAt).toBeNull()
    expect(linkExpiry(30, now, zone)).toBe('2025-11-13T22:59:59.000Z')
  })

  it('sends a password only if it changes', () => {
    const secret: EditedLink = { ...plain, hasPassword: true }
    expect(parse(secret).data).not.toHaveProperty('password')
    expect(parse(secret, { passwordChange: 'remove' }).data?.password).toBeNull()
    expect(parse(plain, { passwordChange: 'set', password: 'correct horse' }).data?.password).toBe('correct horse')
    // Text typed before the choice changed back is not sent.
    expect(parse(plain, { password: 'correct horse' }).data).not.toHaveProperty('password')
  })

  it('leaves the comparison to the viewer only together with the days', () => {
    expect(parse(plain, { dates: 'rolling' }).data?.comparison).toEqual({ mode: 'off' })
    expect(parse(full, { dates: 'chosen', comparison: 'viewer' }).data?.comparison).toBeNull()
  })

  it.each<[string, EditedLink, Partial<LinkFields>, Record<string, string>]>([
    ['a scope without creatives', plain, { scope: 'creatives' }, { creativeIDs: 'Choose a creative' }],
    [
      'fixed days that are missing',
      plain,
      { dates: 'fixed' },
      { start: 'Choose the first day', end: 'Choose the last day' },
    ],
    [
      'fixed days in the wrong order',
      plain,
      { dates: 'fixed', start: '2025-10-02', end: '2025-10-01' },
      { end: 'The range ends before it starts' },
    ],
    [
      'bounds in the wrong order',
      plain,
      { from: '2025-10-02', to: '2025-10-01' },
      { to: 'The first day is after the last one' },
    ],
    ['an expiry in the past', plain, { expiresOn: '2025-10-13' }, { expiresOn: 'Choose today or later' }],
    ['a short password', plain, { passwordChange: 'set', password: '1234567' }, { password: LINK_PASSWORD_TOO_SHORT }],
    ['a colour', plain, { color: 'red' }, { color: 'Fill in a colour such as #1a6b3c' }],
    [
      'websites of a link that has a password',
      { ...plain, hasPassword: true },
      { sites: 'https://www.example.com' },
      { sites: NO_EMBEDDING_WITH_PASSWORD },
    ],
    [
      'a password of a link that has websites',
      full,
      { passwordChange: 'set', password: '12345678' },
      { sites: NO_EMBEDDING_WITH_PASSWORD },
    ],
  ])('refuse %s', (_, link, changes, expected) => expect(problems(link, changes)).toEqual(expected))

  it('accept websites together with the removal of the password', () => {
    const edit = parse(
      { ...plain, hasPassword: true },
      { passwordChange: 'remove', sites: 'https://a.test, https://b.test/' },
    )
    expect(edit.data?.origins).toEqual(['https://a.test', 'https://b.test'])
  })

  it('keep an expiry that has passed', () => {
    expect(problems({ ...plain, expiresAt: '2025-10-01T00:00:00.000Z' }, { name: 'Old' })).toEqual({})
  })
})

it.each([
  ['name', 'name'],
  ['leftOut.0', 'parts'],
  ['range', 'dates'],
  ['range.start', 'start'],
  ['origins.1', 'sites'],
  ['expiresAt', 'expiresOn'],
  ['creativeIDs.3', 'creativeIDs.3'],
])('shows a problem of %s at the field %s', (path, field) => expect(findLinkField(path)).toBe(field))

it('has the defaults of the schema', () => expect(DEFAULT_LINK_SETTINGS).toEqual(linkSettingsSchema.parse({})))
