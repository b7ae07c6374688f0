import {
  ACCOUNT_MESSAGES,
  changePasswordSchema,
  forgotPasswordSchema,
  inviteSchema,
  loginInputSchema,
  ownPasswordSchema,
  profileSchema,
  signUpSchema,
  verifySchema,
} from '@placard/domain/account'
import { type Endpoint, endpoints, validationError } from '@placard/domain/api'
import { campaignInputSchema } from '@placard/domain/campaign'
import { ASSET_MESSAGES, creativeInputSchema } from '@placard/domain/creative'
import { onlyCompanyEmails } from '@placard/domain/internal/account'
import { readInput } from '@placard/domain/internal/api'
import {
  checkTrackers,
  FALLBACK_NOT_FOUND,
  INCORRECT_UPLOAD_TARGET,
  outOfBounds,
  uploadFieldsSchema,
} from '@placard/domain/internal/creative'
import { CAMPAIGN_HAS_ENDED } from '@placard/domain/internal/schedule'
import { scheduleInputSchema } from '@placard/domain/schedule'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { accountInputs, DOMAIN } from './testing/account-inputs.js'
import { campaignInputs } from './testing/campaign-inputs.js'
import { deliveryInputs, uploadInputs } from './testing/delivery-inputs.js'
import { makeThings, makeUser, type Things } from './testing/matrix-world.js'
import { MULTIPART_TYPE, multipartBody } from './testing/multipart.js'
import { formInputs } from './testing/odd-values.js'
import { describeApi, type Received, type Sent } from './testing/test-app.js'
import { databasesFor } from './testing/test-database.js'
import { depth } from './testing/test-depth.js'

/** Number of inputs of each form that are sent to a database. */
const INPUTS = Math.ceil(depth.formInputs / databasesFor({ canDiffer: false }).length)
/** Valid inputs make the server work, so a sample of each form is enough. */
const RIGHT = Math.max(50, INPUTS / 25)
const SEED = Number(process.env.PLACARD_AGREE_SEED ?? Date.now() % 2 ** 31)
/** Enough inputs for every message of a form to occur. */
const ENOUGH = 1500

interface AgreedForm {
  /** Schema of the form. */
  schema: z.ZodType
  /** Endpoint of the form, and the values sent besides the form's own. */
  endpoint: Endpoint
  besides?: (things: Things) => object
  inputs: fc.Arbitrary<unknown>
  /** Messages that must occur. */
  says: string[]
  /** Problems that only the server can detect; it returns 400. */
  own?: string[]
  sends?: 'multipart'
}

const { email, names, password, repeat, mismatch, terms, nameLength } = ACCOUNT_MESSAGES
const { verifyCode, verifyToken, signUpEmail, signUpPassword, signUpRepeat } = ACCOUNT_MESSAGES
const { currentPassword, wrongPassword, commonPassword, verifyLink, resetLink, inviteLink } = ACCOUNT_MESSAGES
const signUp = { schema: signUpSchema(DOMAIN), endpoint: endpoints.signUp, own: [commonPassword, inviteLink] }
const SIGN_UP_SAYS = [names, nameLength, signUpEmail, signUpPassword, signUpRepeat, terms]
const campaign = {
  schema: campaignInputSchema,
  inputs: formInputs(campaignInputs.campaign),
  says: [
    'Fill in a name',
    'The name is too long',
    'Fill in the start date too',
    'The end date is before the start date',
  ],
}
const adDuration = outOfBounds({ label: 'Ad duration', min: 0, max: 120, unit: 's' })
const creative = {
  schema: creativeInputSchema.superRefine(checkTrackers),
  inputs: formInputs(campaignInputs.creative),
  says: [
    'Fill in a size in whole pixels',
    'At most 8192 px',
    adDuration,
    'A setting stands there twice',
    'Choose a platform',
  ],
  own: [FALLBACK_NOT_FOUND],
}

const FORMS: Record<string, AgreedForm> = {
  'sign in': {
    schema: loginInputSchema,
    endpoint: endpoints.login,
    besides: () => ({ method: 'password' }),
    inputs: formInputs(accountInputs.login),
    says: [email, password],
  },
  'forgot password': {
    schema: forgotPasswordSchema,
    endpoint: endpoints.forgotPassword,
    inputs: formInputs(accountInputs.forgotPassword),
    says: [email],
  },
  'change password': {
    schema: changePasswordSchema,
    endpoint: endpoints.changePassword,
    inputs: formInputs(accountInputs.changePassword),
    says: [email, password, repeat, mismatch, verifyToken],
    own: [commonPassword, resetLink],
  },
  'own password': {
    schema: ownPasswordSchema,
    endpoint: endpoints.updatePassword,
    inputs: formInputs(accountInputs.ownPassword),
    says: [currentPassword, password, repeat, mismatch],
    own: [commonPassword, wrongPassword],
  },
  verify: {
    schema: verifySchema,
    endpoint: endpoints.verify,
    inputs: formInputs(accountInputs.verify),
    says: [verifyCode, verifyToken, names, password, repeat, mismatch],
    own: [verifyLink, commonPassword],
  },
  'sign up': {
    ...signUp,
    inputs: formInputs(accountInputs.signUp),
    says: [...SIGN_UP_SAYS, onlyCompanyEmails(DOMAIN)],
  },
  'sign up with an invitation': {
    ...signUp,
    inputs: formInputs({ ...accountInputs.signUp, ...accountInputs.invitation }),
    says: [...SIGN_UP_SAYS, verifyToken],
  },
  profile: {
    schema: profileSchema,
    endpoint: endpoints.updateProfile,
    inputs: formInputs(accountInputs.profile),
    says: [names, nameLength],
  },
  'new campaign': { ...campaign, endpoint: endpoints.newCampaign },
  campaign: {
    ...campaign,
    endpoint: endpoints.updateCampaign,
    besides: ({ campaignID }) => ({ id: campaignID, version: 1 }),
  },
  'new creative': { ...creative, endpoint: endpoints.newCreative, besides: ({ campaignID }) => ({ campaignID }) },
  creative: {
    ...creative,
    endpoint: endpoints.updateCreative,
    besides: ({ creativeID }) => ({ id: creativeID, version: 1 }),
  },
  'scheduled report': {
    schema: scheduleInputSchema.omit({ campaignID: true }),
    endpoint: endpoints.scheduleReport,
    besides: ({ campaignID }) => ({ campaignID }),
    inputs: formInputs(deliveryInputs.schedule),
    says: ['Choose how often', 'Unknown time zone', 'Fill in emails only', 'At most 50 recipients', 'Choose a format'],
    own: [CAMPAIGN_HAS_ENDED],
  },
  invite: {
    schema: inviteSchema,
    endpoint: endpoints.invite,
    inputs: formInputs(deliveryInputs.invite),
    says: ['Fill in at least one email', 'At most 100 emails at once', 'Choose a role'],
  },
  upload: {
    schema: uploadFieldsSchema,
    endpoint: endpoints.uploadAssets,
    inputs: uploadInputs,
    says: [INCORRECT_UPLOAD_TARGET, 'The list of assets could not be read.'],
    own: [ASSET_MESSAGES.noFile],
    sends: 'multipart',
  },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function createRequest({ besides, sends }: AgreedForm, input: unknown, things: Things): Sent {
  if (sends !== 'multipart' || !isObject(input))
    return { body: JSON.stringify(isObject(input) ? { ...input, ...besides?.(things) } : input) }
  const given = Object.entries(input).filter((field): field is [string, string] => typeof field[1] === 'string')
  const parts = given.map(([name, content]) => ({ name, content }))
  return { headers: { 'content-type': MULTIPART_TYPE }, body: multipartBody(parts).toString() }
}

/** Returns the difference between client and server for an input; undefined if there is none. */
function difference({ own = [] }: AgreedForm, wrong: ReturnType<typeof validationError> | undefined, answer: Received) {
  const { status, message, messages, problems } = answer.body
  if (wrong === undefined) {
    const isOwn = answer.status !== 400 || own.includes(String(message))
    return isOwn && answer.status < 500 ? undefined : 'the form takes it'
  }
  const heard = JSON.stringify({ status, message, messages, problems })
  const said = JSON.stringify({
    status: wrong.status,
    message: wrong.message,
    messages: wrong.messages,
    problems: wrong.problems,
  })
  return heard === said ? undefined : `the form says ${said}`
}

/** Returns true if problems are in the order of the schema's fields. */
function isInOrder(schema: z.ZodType, problems: readonly { path: string }[]): boolean {
  const fields = 'shape' in schema ? Object.keys(schema.shape as object) : []
  const places = problems.map(({ path }) => fields.indexOf(path.split('.')[0] ?? ''))
  return places.every((place, index) => place >= (places[index - 1] ?? -1))
}

describe('the generated inputs', () => {
  it.each(Object.entries(FORMS))('cause every message of %s', (_, { schema, inputs, says }) => {
    const samples = fc.sample(inputs, { numRuns: ENOUGH, seed: SEED })
    const heard = new Set(
      samples.flatMap((input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
    )
    expect(says.filter((message) => !heard.has(message))).toEqual([])
  })
})

describeApi(
  `client and server (seed ${SEED})`,
  (api) => {
    let things: Things
    let cookie = ''
    let address = 0

    beforeAll(async () => {
      const userID = await makeUser(api(), 'agree@placard.test', 'admin')
      things = await makeThings(api(), userID)
      cookie = await api().signIn('agree@placard.test')
    })

    it.each(Object.entries(FORMS))(
      'return the same errors for %s',
      { timeout: 60_000 + INPUTS * 250 },
      async (name, form) => {
        const differences: string[] = []
        const counts = { right: 0, wrong: 0 }
        for (const input of fc.sample(form.inputs, { numRuns: Math.max(INPUTS * 3, ENOUGH), seed: SEED })) {
          const { error } = readInput(form.schema, input)
          if (counts.right + counts.wrong === INPUTS) break
          if (!error && counts.right >= RIGHT) continue
          // The last place is kept for a right input, of which some forms have few.
          if (error && counts.right === 0 && counts.wrong === INPUTS - 1) continue
          counts[error ? 'wrong' : 'right']++
          const wrong = error && validationError(error, input)
          // Each request has its own IP address, as behind a proxy, to stay below the rate limit.
          const from = `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
          const sent = createRequest(form, input, things)
          const headers = { ...sent.headers, 'x-forwarded-for': from }
          const answer = await api().call(form.endpoint, { ...sent, headers, cookie })
          const found =
            difference(form, wrong, answer) ?? (isInOrder(form.schema, wrong?.problems ?? []) ? undefined : 'the order')
          if (found) differences.push(`${found}\n${JSON.stringify(input)?.slice(0, 400)}\n${answer.text.slice(0, 400)}`)
        }
        console.info(
          `${name}: ${counts.wrong} wrong inputs, ${counts.right} right ones, ${differences.length} differences`,
        )
        expect(differences.slice(0, 5)).toEqual([])
        expect(counts.wrong + counts.right).toBe(INPUTS)
        expect(counts.right).toBeGreaterThan(0)
      },
    )
  },
  { PLACARD_PROXIES: '1' },
)
