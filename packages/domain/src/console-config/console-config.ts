import * as z from 'zod'

const text = z.string().min(1)

const consoleConfigSchema = z.object({
  /** Base of the API: a path of this origin or an absolute URL. */
  apiBase: text.catch('/api'),
  /** Company name in the menu and the footer. */
  company: text.catch('Placard'),
  /** Domain of the company: only its addresses may sign up without an invitation. */
  domain: text.optional().catch(undefined),
  /** Terms of use that people accept when they sign up. @default no link */
  termsUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  /** Host that tags point to: an absolute URL without a trailing slash. @default the console's own origin */
  servingHost: z.url().optional().catch(undefined),
  /** Number of the company in the IAB's Global Vendor List. */
  vendorID: z.number().int().positive().optional().catch(undefined),
  /** Account that also sees the staff entries of the side menu. */
  staffAccount: text.optional().catch(undefined),
  /** Shortest new password, in characters. */
  minPassword: z.number().int().positive().catch(6),
  /** Cognito identity pool whose credentials the file manager uses. @default credentials from the API */
  identityPoolID: text.optional().catch(undefined),
  /** Days after which a link from the share dialog expires, unless its creator chooses otherwise. @default never */
  linkDays: z.number().int().positive().optional().catch(undefined),
})
/** Settings that an installation gives its console in /config.json, read when the console starts. */
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>

/** Parses /config.json. Missing and invalid values, or a non-object, get the defaults. */
export const parseConsoleConfig = (source: unknown): ConsoleConfig =>
  consoleConfigSchema.safeParse(source).data ?? consoleConfigSchema.parse({})
