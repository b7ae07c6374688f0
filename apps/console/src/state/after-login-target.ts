import { safeTarget } from '@placard/domain'

const KEY = 'after-login'
let remembered: string | undefined

/** Remembers where to go after signing in; a reload of the sign-in screen must not lose it. */
export function rememberTarget(path: string | undefined): void {
  remembered = path
  try {
    if (path === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, path)
  } catch {
    // Remembered in memory all the same.
  }
}

/** Where to go after signing in, if that is a known path of ours. */
export function afterLoginTarget(): string | undefined {
  try {
    return safeTarget(remembered ?? sessionStorage.getItem(KEY))
  } catch {
    return safeTarget(remembered)
  }
}
