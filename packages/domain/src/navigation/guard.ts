const PUBLIC_PREFIXES = ['/signin', '/signup', '/ping', '/forgotpassword', '/share', '/emails']
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

/** Landing page after sign-in without a stored target. */
export const HOME_PATH = '/dashboard'

/** Path of the sign-in screen. */
export const SIGN_IN_PATH = '/signin'

/** Returns true if a path needs no sign-in. */
export const isPublicPath = (pathname: string): boolean => startsWith(pathname, PUBLIC_PREFIXES)

const OWN_ORIGIN = 'http://placard.invalid'

/** Parses a path like a browser; undefined for a URL of another host or an invalid one. */
function ownUrl(path: string): URL | undefined {
  if (!URL.canParse(path, OWN_ORIGIN)) return undefined
  const url = new URL(path, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN ? url : undefined
}

/** Returns a stored redirect target if it is a known path of ours, else undefined. */
export function safeTarget(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined
  const url = ownUrl(target)
  if (!url || !startsWith(url.pathname, KNOWN_PREFIXES)) return undefined
  return url.pathname + url.search + url.hash
}

/** Decision of the guard: allow the visit, or redirect it and remember the target to return to. */
export type GuardDecision = { allow: true } | { allow: false; redirect: string; remember?: string }

/** Decides about a visit to `path` (pathname plus search). */
export function guard(path: string, signedIn: boolean): GuardDecision {
  const pathname = ownUrl(path)?.pathname ?? path
  if (pathname === '/') return { allow: false, redirect: signedIn ? HOME_PATH : SIGN_IN_PATH }
  if (signedIn || isPublicPath(pathname)) return { allow: true }
  return { allow: false, redirect: SIGN_IN_PATH, remember: path }
}
