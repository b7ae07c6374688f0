import { hasDraft } from '../state/drafts.js'

const KEY = 'reloaded'
/** Identifies this version of the console: the URL of its entry chunk. */
const entry = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** True if this version has not reloaded the page in this tab yet. False without storage, to rule out a reload loop. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false
    sessionStorage.setItem(KEY, version)
    return true
  } catch {
    return false
  }
}

/** True if the server responds, so that a reload would succeed. */
async function serverAnswers(version: string): Promise<boolean> {
  try {
    return (await fetch(version, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/**
 * Reloads the page after a chunk failed to load, because there may be a newer version: once per version, only if the
 * server responds and no unsaved draft would be lost.
 */
export async function reloadOnce(): Promise<void> {
  const version = entry()
  if (!version || hasDraft() || !(await serverAnswers(version))) return
  if (!hasDraft() && mayReload(version)) window.location.reload()
}
