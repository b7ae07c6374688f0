import { UPLOADS_PREFIX } from '@placard/domain'
import * as z from 'zod'

/** What an installation decides, read from /config.json when the console starts. */
const configSchema = z.object({
  /** Where the API is: a path of this origin or an absolute URL. */
  apiBase: z.string().min(1).default('/api'),
  /** The company that runs the console, as the menu and the footer name it. */
  company: z.string().min(1).default('Placard'),
})
export type Config = z.infer<typeof configSchema>

/** What an unreadable or missing /config.json means; whatever of it is right counts. */
export function parseConfig(source: unknown): Config {
  const whole = configSchema.safeParse(source)
  return whole.success ? whole.data : configSchema.parse({})
}

let current = configSchema.parse({})

/** The configuration that the console runs with. */
export const config = (): Config => current

/** Reads /config.json. A console without one runs on the defaults. */
export async function loadConfig(): Promise<void> {
  try {
    const answer = await fetch('/config.json', { credentials: 'include' })
    if (answer.ok) current = parseConfig(await answer.json())
  } catch {
    // The defaults hold.
  }
}

/** Where a file of the API host's downloads is fetched from. */
export const uploadUrl = (file: string): string =>
  new URL(
    UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'),
    new URL(current.apiBase, window.location.origin),
  ).href
