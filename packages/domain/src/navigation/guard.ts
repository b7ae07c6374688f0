const PUBLIC_PREFIXES = ['/signin', '/signup', '/ping', '/forgotpassword', '/share']
const KNOWN_PREFIXES = [
  '/dashboard',
  '/campaigns',
  '/profile',
  '/filemanager',
  '/builder',
  '/admin',
  '/tables',
  '/billing',
]

const startsWith = (pathname: string, prefixes: string[]) =>
  prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

/** Where a signed-in user lands who came from nowhere in particular. */
export const HOME_PATH = '/dashboard'

/** Where whoever must sign in is sent. */
export const SIGN_IN_PATH = '/signin'

/** Whether a path opens without signing in. */
export const isPublicPath = (pathname: string): boolean => startsWith(pathname, PUBLIC_PREFIXES)

/** A stored after-login target that is safe to follow: a known path of ours, else undefined. */
export function safeTarget(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || target.startsWith('//') || target.includes('\\'))
    return undefined
  const { origin, pathname, search, hash } = new URL(target, 'http://placard.invalid')
  if (origin !== 'http://placard.invalid' || !startsWith(pathname, KNOWN_PREFIXES)) return undefined
  return pathname + search + hash
}

/** What the guard decides about a visit: let through, or go elsewhere, remembering the target to return to. */
export type GuardDecision = { allow: true } | { allow: false; redirect: string; remember?: string }

/** Decides about a visit to `path` (pathname plus search). */
export function guard(path: string, signedIn: boolean): GuardDecision {
  const { pathname } = new URL(path, 'http://placard.invalid')
  if (pathname === '/') return { allow: false, redirect: signedIn ? HOME_PATH : SIGN_IN_PATH }
  if (signedIn || isPublicPath(pathname)) return { allow: true }
  return { allow: false, redirect: SIGN_IN_PATH, remember: path }
}
