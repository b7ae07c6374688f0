import { type ConsoleConfig, parseConsoleConfig } from '@placard/domain/internal/console'

let current = parseConsoleConfig({})

/** Configuration of the console. */
export const config = (): ConsoleConfig => current

/** Sets the configuration, as a server sends it. */
export function setConfig(source: unknown): void {
  current = parseConsoleConfig(source)
}

/** Loads /config.json; the defaults apply where it is missing. */
export async function loadConfig(): Promise<void> {
  try {
    const answer = await fetch('/config.json', { credentials: 'include' })
    if (answer.ok) setConfig(await answer.json())
  } catch {
    // The defaults apply.
  }
}

/** Base URL of ad tags. */
export const servingHost = (): string => current.servingHost ?? window.location.origin

/** Page that shows HTML in a frame: the console's own policy forbids the scripts of an ad. */
export const PREVIEW_HOST = '/serve/preview'
