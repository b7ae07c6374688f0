import { hasDraft } from '../state/drafts.js'

const KEY = 'reloaded'
/** This version of the console: another one has another entry. */
const entry = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** Whether this version has not reloaded itself in this tab yet; without storage nobody knows, and it must not. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false
    sessionStorage.setItem(KEY, version)
    return true
  } catch {
    return false
  }
}

/** Whether a reload would come back with a page: an answer about the entry, be it that there is a newer one. */
async function serverAnswers(version: string): Promise<boolean> {
  try {
    return (await fetch(version, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/**
 * Reloads the page after a part of it could not be loaded, as there may be a newer version. Once only, not while the
 * server is away, and not while a draft would be lost.
 */
export async function reloadOnce(): Promise<void> {
  const version = entry()
  if (!version || hasDraft() || !(await serverAnswers(version))) return
  if (!hasDraft() && mayReload(version)) window.location.reload()
}
