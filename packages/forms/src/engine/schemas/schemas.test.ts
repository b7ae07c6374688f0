import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import * as schemas from './schemas.js'

const { GLOBAL_LAYOUT, IN_BANNER_VIDEO, createLayoutOptionsSchema, signUpSchema } = schemas

/** Invalid values of every field, by form. */
const WRONG: [form: string, schema: z.ZodType, wrong: object][] = [
  ['sign in', schemas.loginInputSchema, { username: '', password: '' }],
  ['sign up', signUpSchema('placard.test'), {}],
  ['forgot password', schemas.forgotPasswordSchema, {}],
  ['change password', schemas.changePasswordSchema, {}],
  ['own password', schemas.ownPasswordSchema, {}],
  ['verify', schemas.verifySchema, {}],
  ['profile', schemas.profileSchema, {}],
  ['invite', schemas.inviteSchema, { emails: [] }],
  ['campaign, with days as typed', schemas.campaignFieldsSchema, { name: '', data: { start: '31.2.', end: null } }],
  ['campaign', schemas.campaignInputSchema, { name: ' ', data: { start: null, end: null } }],
  [
    'layout options',
    createLayoutOptionsSchema(GLOBAL_LAYOUT, IN_BANNER_VIDEO),
    Object.fromEntries(
      [GLOBAL_LAYOUT, IN_BANNER_VIDEO].flatMap(({ options }) => options.map(({ key }) => [key, 'nothing of it'])),
    ),
  ],
  ['trackers', schemas.trackersSchema, { click: [{ type: 'pixel', url: 'no address' }] }],
  ['bucket settings', schemas.bucketFieldsSchema, { bucket: 'A', region: 'Mars', identityPoolID: '?' }],
]

/** Default messages of zod, which must not appear. */
const NOT_OURS = /invalid input|invalid option|expected|too small|too big|unrecognized/i

describe('Schemas for other UIs', () => {
  it.each(WRONG)('%s: speaks to people about every field', (_, schema, wrong) => {
    const said = schema.safeParse(wrong).error?.issues.map(({ message }) => message) ?? []
    expect(said.length).toBeGreaterThan(0)
    for (const words of said) expect(words).not.toMatch(NOT_OURS)
  })

  it('cover every form of the package', () => {
    const given = Object.keys(schemas).filter((name) => /Schema$/.test(name))
    expect(given.sort()).toEqual([
      'bucketFieldsSchema',
      'campaignFieldsSchema',
      'campaignInputSchema',
      'changePasswordSchema',
      'createLayoutOptionsSchema',
      'creativeInputSchema',
      'creativeSettingsSchema',
      'fileManagerSettingsSchema',
      'forgotPasswordSchema',
      'inviteSchema',
      'loginInputSchema',
      'ownPasswordSchema',
      'profileSchema',
      'scheduleInputSchema',
      'signUpSchema',
      'trackersSchema',
      'verificationLinkSchema',
      'verifySchema',
    ])
  })
})
