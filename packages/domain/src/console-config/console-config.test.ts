import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type ConsoleConfig, parseConsoleConfig } from './console-config.js'

/** Strict schema: the parser may differ from it only by its defaults. */
const consoleConfigSchema: z.ZodType<ConsoleConfig> = z.object({
  apiBase: z.string().min(1).default('/api'),
  company: z.string().min(1).default('Placard'),
  domain: z.string().min(1).optional(),
  termsUrl: z.url({ protocol: /^https?$/ }).optional(),
  servingHost: z.url().optional(),
  vendorID: z.number().int().positive().optional(),
  staffAccount: z.string().min(1).optional(),
  minPassword: z.number().int().positive().default(6),
  identityPoolID: z.string().min(1).optional(),
})

const DEFAULTS = { apiBase: '/api', company: 'Placard', minPassword: 6 }

describe('parseConsoleConfig', () => {
  it.each([undefined, null, 'text', [], {}, { company: 7 }, { apiBase: '' }, { servingHost: 'nowhere' }])(
    'returns the defaults for %j',
    (source) => {
      expect(parseConsoleConfig(source)).toEqual(DEFAULTS)
    },
  )

  it('keeps valid values and ignores unknown ones', () => {
    const source = {
      apiBase: 'https://api.example.test',
      company: 'Acme',
      vendorID: 'none',
      minPassword: 12,
      color: 'red',
    }
    expect(parseConsoleConfig(source)).toEqual({
      apiBase: 'https://api.example.test',
      company: 'Acme',
      minPassword: 12,
    })
  })

  it('replaces only invalid values (property)', () => {
    const names = [
      'apiBase',
      'company',
      'domain',
      'servingHost',
      'vendorID',
      'staffAccount',
      'minPassword',
      'identityPoolID',
      'color',
    ]
    const value = fc.oneof(
      fc.constantFrom(
        '',
        '/api',
        'Acme',
        'https://ads.example',
        'ads.example',
        'nowhere',
        0,
        -1,
        7,
        1.5,
        1e300,
        null,
        [],
        {},
      ),
      fc.webUrl(),
      fc.integer(),
      fc.json(),
    )
    const source = fc.oneof(fc.dictionary(fc.constantFrom(...names), value), fc.constant([]), value)
    fc.assert(
      fc.property(source, (given) => {
        const whole = consoleConfigSchema.safeParse(given)
        const parsed = parseConsoleConfig(given)
        expect(consoleConfigSchema.parse(parsed)).toEqual(parsed)
        if (whole.success) expect(parsed).toEqual(whole.data)
        else
          for (const { path } of whole.error.issues) {
            const name = path[0] as keyof ConsoleConfig | undefined
            expect(name && parsed[name]).toEqual(name && parseConsoleConfig({})[name])
          }
      }),
      { numRuns: 2000 },
    )
  })
})
