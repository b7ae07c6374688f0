import { safeTarget } from '@placard/domain/internal/console'

const KEY = 'after-login'
let remembered: string | undefined

/** Stores the path to open after signing in, so that it survives a reload. */
export function rememberTarget(path: string | undefined): void {
  remembered = path
  try {
    if (path === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, path)
  } catch {
    // Kept in memory instead.
  }
}

/** Path to open after signing in, if it is a path of the console. */
export function afterLoginTarget(): string | undefined {
  try {
    return safeTarget(remembered ?? sessionStorage.getItem(KEY))
  } catch {
    return safeTarget(remembered)
  }
}
