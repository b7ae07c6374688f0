/**
 * Message of servers that tell who has signed up without verifying the email. Ours answers as for a wrong password.
 * @deprecated Use `SignInForm`, which offers another email after every refused sign-in.
 */
export const UNVERIFIED = 'Confirm your email to sign in. Check your inbox for the link, or resend it.'

/** Message of the sign-in screen after an email was verified. */
export const EMAIL_VERIFIED = 'Email verified! Sign in below'

/** Decodes the email in a verify code (base64 of UTF-8); undefined for anything else. It is not a proof of anything. */
export function decodeVerifyCode(code: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(code), (character) => character.codePointAt(0) ?? 0)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Encodes an email as a verify code. */
export const encodeVerifyCode = (address: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(address)))
