import { type ConsoleConfig, parseConsoleConfig } from '@placard/domain'

let current = parseConsoleConfig({})

/** The configuration that the console runs with. */
export const config = (): ConsoleConfig => current

/** Reads /config.json. A console without one runs on the defaults. */
export async function loadConfig(): Promise<void> {
  try {
    const answer = await fetch('/config.json', { credentials: 'include' })
    if (answer.ok) current = parseConsoleConfig(await answer.json())
  } catch {
    // The defaults hold.
  }
}

/** Where tags point to. */
export const servingHost = (): string => current.servingHost ?? window.location.origin
