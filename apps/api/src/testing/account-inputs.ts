import { encodeVerifyCode } from '@placard/domain/internal/account'
import fc from 'fast-check'
import { type FieldInputs, SAME_AS_PASSWORD, textsAround } from './odd-values.js'

/** Domain of the company in tests. */
export const DOMAIN = 'placard.test'

const someone = fc.stringMatching(/^[a-z]{6,12}$/)
const companyEmails = fc.oneof(
  someone.map((name) => `${name}@${DOMAIN}`),
  someone.map((name) => `${name.toUpperCase()}.x+ads@mail.${DOMAIN}`),
)
const otherEmails = fc.oneof(
  fc.constantFrom('ada@elsewhere.test', `ada@${DOMAIN}.evil.test`, `ada@not${DOMAIN}`, `"x@${DOMAIN}"@evil.test`),
  fc.constantFrom(
    DOMAIN,
    `@${DOMAIN}`,
    `a@b@${DOMAIN}`,
    `ada@${DOMAIN}.`,
    `ada @${DOMAIN}`,
    `ada@.${DOMAIN}`,
    'a@b.c',
    '@@@@@@',
  ),
  someone.map((name) => `${name}@${DOMAIN}, eve@evil.test`),
  textsAround(5, 6, 7, 254).map((name) => `${name}@${DOMAIN}`),
)

const email: FieldInputs = { right: companyEmails, wrong: fc.oneof(otherEmails, textsAround(5, 6, 254)) }
/** Email field that accepts addresses of any domain. */
const anyEmail: FieldInputs = {
  right: fc.oneof(companyEmails, otherEmails),
  wrong: fc.oneof(textsAround(5), textsAround(5, 254), fc.constantFrom('a@b.c', '  a@b.c  ', 'ada@b\0.test')),
}
const password: FieldInputs = {
  right: fc.oneof(
    textsAround(20).filter((text) => text.length > 6),
    fc.constantFrom('engine', 'a password of 1843'),
  ),
  wrong: fc.oneof(textsAround(5, 6, 7, 1024), fc.constantFrom('123456', 'password')),
}
const confirmPassword: FieldInputs = {
  right: fc.constant(SAME_AS_PASSWORD),
  wrong: fc.oneof(textsAround(5, 6, 1024), fc.constantFrom('engine', 'Engine', 'another password')),
}
const token: FieldInputs = {
  right: fc.constantFrom('token', 'x'.repeat(43)),
  wrong: fc.oneof(fc.constant(''), textsAround(512)),
}
const name: FieldInputs = {
  right: fc.constantFrom('Ada', 'Ünïcödé O’Neill', '文', ' Ada ', "Robert'); DROP TABLE"),
  wrong: textsAround(0, 1, 100),
}
const never = fc.constant(undefined)
const switches: FieldInputs = {
  right: fc.oneof(fc.boolean(), never),
  wrong: fc.constantFrom<unknown>('true', 1, 'on', ''),
}

/** Valid and hostile inputs for the forms of an account. */
export const accountInputs = {
  login: { username: anyEmail, password, remember: switches },
  forgotPassword: { email: anyEmail },
  changePassword: { username: anyEmail, password, confirmPassword, code: token, revokeTokens: switches },
  ownPassword: {
    currentPassword: { ...password, wrong: fc.constantFrom<unknown>('', null, 7) },
    password,
    confirmPassword,
    revokeTokens: switches,
  },
  verify: {
    code: { right: companyEmails.map(encodeVerifyCode), wrong: textsAround(5, 6, 512) },
    verifyToken: token,
    email,
    firstName: name,
    lastName: name,
    password,
    confirmPassword,
  },
  signUp: {
    firstName: name,
    lastName: name,
    email,
    password,
    confirmPassword,
    termsChecked: { right: fc.constant(true), wrong: fc.constantFrom<unknown>(false, 'true', 1) },
  },
  invitation: { inviteToken: token },
  profile: { first_name: name, last_name: name },
} satisfies Record<string, Record<string, FieldInputs>>
