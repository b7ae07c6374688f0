import { resolve } from 'node:path'
import { DEMO_USERS } from '@placard/domain/demo'
import * as z from 'zod'
import { CONSOLE_DIR } from './paths.js'
import { requireWholeS3, type S3Settings, s3Of, s3Variables } from './s3-settings.js'
import { isStrongSecret, SECRET_RULE } from './secrets.js'
import { type IsTrustedInserter, readInserters } from './trusted-inserters.js'

const DEMO_ADMIN = DEMO_USERS.find(({ role }) => role === 'admin')?.email

/** Invalid settings. The message names each variable and what it should be, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const switchSchema = z.enum(['0', '1'], 'must be 1 (yes) or 0 (no)').transform((value) => value === '1')

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://placard.example.com' })
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash, 'must be an address without a path')
  .refine(({ hostname }) => !hostname.includes('*'), 'must be one address, without *')
  .transform(({ origin }) => origin)

const splitList = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Returns whether a host name, or an address as in a URL, is of this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Matches a name followed by an address in angle brackets. */
const SENDER = /^([^\r\n<>]*)<([^\s<>@,;]+@[^\s<>@,;]+)>$/

const environmentSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number between 1 and 65535')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, 'must be a port number between 1 and 65535')
      .default(4100),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
      .default('127.0.0.1'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
      .optional(),
    CLICKHOUSE_URL: z
      .url({ protocol: /^https?$/, error: 'must look like http://user:password@host:8123/database' })
      .optional(),
    CLICKHOUSE_CLUSTER: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the name of a cluster: letters, digits, _ and -')
      .optional(),
    PLACARD_DATA_DIR: z.string().default('.data'),
    PLACARD_SEED: switchSchema.optional(),
    PLACARD_CONSOLE_DIR: z.string().default(CONSOLE_DIR),
    PLACARD_PUBLIC_URL: webAddress.optional(),
    PLACARD_SERVING_URL: webAddress.optional(),
    PLACARD_ALLOWED_ORIGINS: z
      .string()
      .transform(splitList)
      .pipe(z.array(webAddress))
      .refine((origins) => origins.length <= 100, 'must be at most 100 addresses')
      .default([]),
    PLACARD_EVENT_LIMIT: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a number of events a minute, 1 to 999999999')
      .transform(Number)
      .default(60),
    PLACARD_TRUSTED_INSERTERS: z
      .string()
      .transform((text, context) => {
        const isTrusted = readInserters(splitList(text))
        if (isTrusted) return isTrusted
        context.addIssue('must be IP addresses or networks, separated by commas, such as 203.0.113.7, 2001:db8:1::/48')
        return z.NEVER
      })
      .optional(),
    PLACARD_VENDOR_ID: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'must be the number of a vendor in the Global Vendor List')
      .transform(Number)
      .optional(),
    PLACARD_COMPANY: z.string().max(60, 'must be at most 60 characters long').default('Placard'),
    PLACARD_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in small letters, such as placard.test')
      .default('placard.test'),
    PLACARD_TERMS_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/terms' })
      .optional(),
    PLACARD_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    PLACARD_STAFF_ACCOUNT: z.email('must be an e-mail address').optional(),
    PLACARD_ADMIN_PASSWORD: z
      .string()
      .min(10, 'must be at least 10 characters long')
      .max(1024, 'must be at most 1024 characters long')
      .optional(),
    PLACARD_SECRET: z.string().refine(isStrongSecret, SECRET_RULE).optional(),
    PLACARD_SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com:465' })
      .optional(),
    PLACARD_MAIL_FROM: z
      .string()
      .regex(SENDER, 'must look like Placard <no-reply@placard.example.com>')
      .transform((text) => {
        const [, name = '', address = ''] = SENDER.exec(text) ?? []
        return { name: name.trim(), address }
      })
      .optional(),
    PLACARD_DAILY_EMAILS: z
      .string()
      .regex(/^\d{1,7}$/, 'must be a number of emails')
      .transform(Number)
      .default(500),
    PLACARD_MIN_PASSWORD: z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of characters, 6 to 128')
      .transform(Number)
      .refine((least) => least >= 6 && least <= 128, 'must be a number of characters, 6 to 128')
      .default(6),
    PLACARD_LINK_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number of days, 1 to 9999')
      .transform(Number)
      .optional(),
    PLACARD_LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be one of debug, info, warn, error and silent')
      .default('warn'),
    PLACARD_METRICS_TOKEN: z.string().min(16, 'must be at least 16 random characters').optional(),
    PLACARD_UPLOAD_QUOTA_MB: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of megabytes, 1 to 9999999')
      .transform((megabytes) => Number(megabytes) * 1024 * 1024)
      .default(2000 * 1024 * 1024),
    ...s3Variables,
    PLACARD_IDENTITY_POOL: z
      .string()
      .regex(/^[\w-]+:[0-9a-f-]+$/i, 'must be the ID of an identity pool, such as us-east-1:1a2b…')
      .optional(),
    PLACARD_ZONE_DATA: z.string().optional(),
    PLACARD_PROXIES: z
      .string()
      .regex(/^\d$/, 'must be how many proxies stand before the server, 0 to 9')
      .transform(Number)
      .default(0),
  })
  .refine((env) => (env.PLACARD_ADMIN_EMAIL === undefined) === (env.PLACARD_ADMIN_PASSWORD === undefined), {
    path: ['PLACARD_ADMIN_EMAIL'],
    message: 'and PLACARD_ADMIN_PASSWORD must be set together',
  })
  .refine((env) => env.CLICKHOUSE_CLUSTER === undefined || env.CLICKHOUSE_URL !== undefined, {
    path: ['CLICKHOUSE_CLUSTER'],
    message: 'needs CLICKHOUSE_URL, the address of one of its servers or of a load balancer',
  })
  .superRefine(requireWholeS3)

/** Configuration of the server. */
export interface Config {
  port: number
  host: string
  /** Folder of the embedded database, report files and the secret; absolute. */
  dataDir: string
  /** URL of PostgreSQL; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** ClickHouse that holds counted events and facts; undefined to keep them in the database. */
  clickHouse: { url: string; cluster: string | undefined } | undefined
  /** True if an empty database gets the demo company; on a public server only if the operator asked for it. */
  seed: boolean
  /** True if other machines may reach the server, by its host or one of its URLs. */
  isPublic: boolean
  /** Folder of the built console. */
  consoleDir: string
  /** Origin of the server and its own pages: base of share links. Without a trailing slash. */
  publicUrl: string
  /** Origin of ad serving: another name of this server. Without a trailing slash. */
  servingUrl: string
  /** Origins of other sites whose pages may use the API, with the cookies that browsers send. */
  allowedOrigins: string[]
  /** Number of events of one kind for one live id that count from one address in a minute. */
  eventLimit: number
  /** Tells whether the viewer's headers of a request from this address count: it is a service that inserts ads. */
  isTrustedInserter: IsTrustedInserter
  /** Vendor id of the company in the IAB's Global Vendor List, for consent macros; undefined if it has none. */
  vendorID: number | undefined
  company: string
  domain: string
  /** Terms of use that people accept when they sign up; undefined for no link. */
  termsUrl: string | undefined
  /** First administrator, created while there is none. */
  admin: { email: string; password: string } | undefined
  /** Email of the account whose menu also has the staff entries; undefined for none. */
  staffAccount: string | undefined
  /** Secret that encrypts share links and emails; undefined to use a file in the data folder. */
  secret: string | undefined
  /** URL of the mail server; undefined writes emails to files in the data folder. */
  smtpUrl: string | undefined
  /** Sender of emails. */
  mailFrom: { name: string; address: string }
  /** Maximum number of emails per day for one user's scheduled reports, confirmations included. */
  dailyEmails: number
  /** Minimum length of a new password; the forms require at least 6. */
  minPassword: number
  /** Days after which links from the share dialog expire, unless their creators choose otherwise; undefined for never. */
  linkDays: number | undefined
  /** Log level; 'info' has a line for every request. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Token for /metrics; without one only this machine may read them, if the server is not public. */
  metricsToken: string | undefined
  /** Quota of one user's files and creatives, in bytes. */
  uploadQuotaBytes: number
  /** Bucket for files; undefined to use the data folder. */
  s3: S3Settings | undefined
  /** Cognito identity pool whose credentials the file manager uses; undefined to use the server's. */
  identityPoolID: string | undefined
  /** Newer copy of the zone data file of moment-timezone, absolute; undefined for the installed one. */
  zoneDataFile: string | undefined
  /** Number of trusted proxies in front of the server. */
  proxies: number
}

/** Reads the configuration from the environment. An empty variable counts as none. Throws `ConfigError`. */
export function readConfig(environment: NodeJS.ProcessEnv, folder: string): Config {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = environmentSchema.safeParse(values)
  if (!read.success)
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  const env = read.data
  const publicUrl = env.PLACARD_PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const servingUrl = env.PLACARD_SERVING_URL ?? publicUrl
  const hosts = [env.HOST, new URL(publicUrl).hostname, new URL(servingUrl).hostname]
  const isPublic = !hosts.every(isLoopback)
  const seed = env.PLACARD_SEED ?? (env.DATABASE_URL === undefined && !isPublic)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(folder, env.PLACARD_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    clickHouse:
      env.CLICKHOUSE_URL === undefined ? undefined : { url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER },
    seed,
    consoleDir: resolve(folder, env.PLACARD_CONSOLE_DIR),
    publicUrl,
    servingUrl,
    isPublic,
    allowedOrigins: env.PLACARD_ALLOWED_ORIGINS,
    eventLimit: env.PLACARD_EVENT_LIMIT,
    isTrustedInserter: env.PLACARD_TRUSTED_INSERTERS ?? (() => false),
    vendorID: env.PLACARD_VENDOR_ID,
    company: env.PLACARD_COMPANY,
    domain: env.PLACARD_DOMAIN,
    termsUrl: env.PLACARD_TERMS_URL,
    admin:
      env.PLACARD_ADMIN_EMAIL !== undefined && env.PLACARD_ADMIN_PASSWORD !== undefined
        ? { email: env.PLACARD_ADMIN_EMAIL.toLowerCase(), password: env.PLACARD_ADMIN_PASSWORD }
        : undefined,
    staffAccount: (
      env.PLACARD_STAFF_ACCOUNT ??
      env.PLACARD_ADMIN_EMAIL ??
      (seed ? DEMO_ADMIN : undefined)
    )?.toLowerCase(),
    secret: env.PLACARD_SECRET,
    smtpUrl: env.PLACARD_SMTP_URL,
    mailFrom: env.PLACARD_MAIL_FROM ?? { name: env.PLACARD_COMPANY, address: `no-reply@${env.PLACARD_DOMAIN}` },
    dailyEmails: env.PLACARD_DAILY_EMAILS,
    minPassword: env.PLACARD_MIN_PASSWORD,
    linkDays: env.PLACARD_LINK_DAYS,
    logLevel: env.PLACARD_LOG_LEVEL,
    metricsToken: env.PLACARD_METRICS_TOKEN,
    uploadQuotaBytes: env.PLACARD_UPLOAD_QUOTA_MB,
    s3: s3Of(env),
    identityPoolID: env.PLACARD_IDENTITY_POOL,
    zoneDataFile: env.PLACARD_ZONE_DATA === undefined ? undefined : resolve(folder, env.PLACARD_ZONE_DATA),
    proxies: env.PLACARD_PROXIES,
  }
}

/** Returns whether other machines reach the console and the ads of users by the same host name. */
export const hasOneName = ({
  isPublic,
  publicUrl,
  servingUrl,
}: Pick<Config, 'isPublic' | 'publicUrl' | 'servingUrl'>): boolean =>
  isPublic && new URL(publicUrl).hostname === new URL(servingUrl).hostname

/** Warning of a public server whose console and ads have the same host name. */
export const ONE_NAME_WARNING =
  'Ads are served from the host name of the console. Set PLACARD_SERVING_URL to another name of this server, so that nothing in an ad can pass for a page of the console.'
