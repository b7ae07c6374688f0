import * as z from 'zod'

const text = z.string().min(1)

const consoleConfigSchema = z.object({
  /** Base of the API: a path of this origin or an absolute URL. */
  apiBase: text.catch('/api'),
  /** Company that runs the console, as the menu and the footer name it. */
  company: text.catch('Placard'),
  /** Domain of the company: only its addresses may sign up without an invitation. */
  domain: text.optional().catch(undefined),
  /** Host that tags point to: an absolute URL without a trailing slash. @default the console's own origin */
  servingHost: z.url().optional().catch(undefined),
  /** Number of the company in the IAB's Global Vendor List. */
  vendorID: z.number().int().positive().optional().catch(undefined),
  /** Account whose side menu also has the entries for staff. */
  staffAccount: text.optional().catch(undefined),
  /** Shortest new password, in characters. */
  minPassword: z.number().int().positive().catch(6),
})
/** Settings that an installation gives its console in /config.json, read when the console starts. */
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>

/** Reads /config.json. Missing and invalid values get their defaults, and so does everything when it is no object. */
export const parseConsoleConfig = (source: unknown): ConsoleConfig =>
  consoleConfigSchema.safeParse(source).data ?? consoleConfigSchema.parse({})
