import { expect, it } from 'vitest'
import { createSigner } from '../secrets.js'
import { grantFileAccess, readFileAccess } from './file-access.js'

const now = new Date('2025-10-14T12:00:00.000Z')
const credentialSigner = createSigner('a secret of this server', 'file credentials')
const config = { publicUrl: 'https://ads.test' }
const { accessKeyId, secretAccessKey, sessionToken } = grantFileAccess(
  { config, credentialSigner },
  { userID: 'ada', sessionKey: 'session' },
  now,
)
const read = (token: string) => readFileAccess(credentialSigner, { accessKeyId, sessionToken: token, now })

it('reads the access and the secret of a token', () => {
  expect(read(sessionToken)).toMatchObject({ access: { userID: 'ada', prefix: 'users/ada/' }, secretAccessKey })
})

it.each(['0', 'ü', '界', '\u{1f600}'])(
  'refuses a signature of as many %s as the right one has characters',
  (character) => {
    const [claims = '', signature = ''] = sessionToken.split('.')
    const forged = character.repeat(Math.ceil(signature.length / character.length)).slice(0, signature.length)
    expect(() => read(`${claims}.${forged}`)).toThrow(expect.objectContaining({ code: 'InvalidToken' }))
  },
)
