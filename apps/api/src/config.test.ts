import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, hasOneName, readConfig } from './config.js'

const folder = resolve('/srv/placard')

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({}, folder)).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      dataDir: join(folder, '.data'),
      databaseUrl: undefined,
      seed: true,
      publicUrl: 'http://localhost:4100',
      company: 'Placard',
      domain: 'placard.test',
      admin: undefined,
      proxies: 0,
    })
  })

  it.each([
    [{}, false],
    [
      { HOST: '127.0.0.2', PLACARD_PUBLIC_URL: 'http://localhost:5000', PLACARD_SERVING_URL: 'http://[::1]:5000' },
      false,
    ],
    [{ HOST: '::1', PLACARD_PUBLIC_URL: 'http://console.localhost' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ PLACARD_PUBLIC_URL: 'https://ads.example.com' }, true],
    [{ PLACARD_PUBLIC_URL: 'https://localhost.example.com' }, true],
    [{ PLACARD_PUBLIC_URL: 'https://127.0.0.1.example.com' }, true],
    [{ PLACARD_SERVING_URL: 'https://tags.example.com' }, true],
  ])('%j is public: %s; a public server gets no demo company by default', (given, isPublic) => {
    expect(readConfig(given, folder)).toMatchObject({ isPublic, seed: !isPublic })
    expect(readConfig({ ...given, PLACARD_SEED: '1' }, folder)).toMatchObject({ isPublic, seed: true })
  })

  it.each([
    [{}, false],
    [{ PLACARD_PUBLIC_URL: 'https://ads.example.com' }, true],
    [{ HOST: '0.0.0.0' }, true],
    [{ PLACARD_PUBLIC_URL: 'https://a.example.com', PLACARD_SERVING_URL: 'https://a.example.com:8443' }, true],
    [{ PLACARD_PUBLIC_URL: 'https://a.example.com', PLACARD_SERVING_URL: 'https://b.example.com' }, false],
  ])('%j has one host name for the console and for ads on a public server: %s', (given, isOne) => {
    expect(hasOneName(readConfig(given, folder))).toBe(isOne)
  })

  it('seeds no demo company on PostgreSQL by default', () => {
    const DATABASE_URL = 'postgres://placard@db.internal/placard'
    expect(readConfig({ DATABASE_URL }, folder).seed).toBe(false)
    expect(readConfig({ DATABASE_URL, PLACARD_SEED: '1' }, folder).seed).toBe(true)
    expect(readConfig({ PLACARD_SEED: '0' }, folder).seed).toBe(false)
  })

  it('keeps facts in the database, or in ClickHouse', () => {
    const CLICKHOUSE_URL = 'http://placard:secret@clickhouse:8123/placard'
    expect(readConfig({}, folder).clickHouse).toBeUndefined()
    expect(readConfig({ CLICKHOUSE_URL }, folder).clickHouse).toEqual({ url: CLICKHOUSE_URL, cluster: undefined })
    expect(readConfig({ CLICKHOUSE_URL, CLICKHOUSE_CLUSTER: 'main' }, folder).clickHouse?.cluster).toBe('main')
    expect(() => readConfig({ CLICKHOUSE_CLUSTER: 'main' }, folder)).toThrow('CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL')
    expect(() => readConfig({ CLICKHOUSE_URL, CLICKHOUSE_CLUSTER: "a'b" }, folder)).toThrow('CLICKHOUSE_CLUSTER must')
    expect(() => readConfig({ CLICKHOUSE_URL: 'clickhouse:8123' }, folder)).toThrow('CLICKHOUSE_URL must look like')
  })

  it('sends email from the company by default', () => {
    const mailFrom = { name: 'Acme', address: 'no-reply@acme.test' }
    expect(readConfig({ PLACARD_COMPANY: 'Acme', PLACARD_DOMAIN: 'acme.test' }, folder).mailFrom).toEqual(mailFrom)
    expect(readConfig({ PLACARD_MAIL_FROM: 'Ads <ads@acme.test>' }, folder).mailFrom).toEqual({
      name: 'Ads',
      address: 'ads@acme.test',
    })
  })

  it('keeps files in the data folder, or in a bucket at Amazon’s or elsewhere', () => {
    expect(readConfig({}, folder)).toMatchObject({ s3: undefined, uploadQuotaBytes: 2000 * 1024 * 1024 })
    expect(readConfig({ PLACARD_S3_BUCKET: 'placard-files' }, folder).s3).toEqual({
      bucket: 'placard-files',
      region: 'us-east-1',
      endpoint: undefined,
      credentials: undefined,
      forcePathStyle: false,
    })
    const elsewhere = {
      PLACARD_S3_BUCKET: 'placard-files',
      PLACARD_S3_REGION: 'garage',
      PLACARD_S3_ENDPOINT: 'https://s3.example.com',
      PLACARD_S3_ACCESS_KEY_ID: 'key',
      PLACARD_S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig(elsewhere, folder).s3).toEqual({
      bucket: 'placard-files',
      region: 'garage',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      forcePathStyle: true,
    })
    const ofUsers = {
      ...elsewhere,
      PLACARD_S3_ROLE_ARN: 'arn:aws:iam::123456789012:role/files',
      PLACARD_STS_ENDPOINT: 'https://sts.example.com',
      PLACARD_IDENTITY_POOL: 'us-east-1:1a2b-3c',
    }
    expect(readConfig(ofUsers, folder)).toMatchObject({
      s3: { roleArn: 'arn:aws:iam::123456789012:role/files', stsEndpoint: 'https://sts.example.com' },
      identityPoolID: 'us-east-1:1a2b-3c',
    })
    const { PLACARD_S3_BUCKET: _, ...mistyped } = elsewhere
    expect(() => readConfig(mistyped, folder)).toThrow('PLACARD_S3_BUCKET must be set')
  })

  it('treats an empty variable as unset, and drops the slash of the public URL', () => {
    const config = readConfig({ PORT: '', PLACARD_PUBLIC_URL: 'https://ads.example.com/' }, folder)
    expect(config).toMatchObject({ port: 4100, publicUrl: 'https://ads.example.com' })
  })

  it.each([
    ['PORT', 'http', 'PORT must be a port number between 1 and 65535.'],
    ['PORT', '70000', 'PORT must be a port number between 1 and 65535.'],
    ['PORT', '0', 'PORT must be a port number between 1 and 65535.'],
    ['PLACARD_SEED', 'yes', 'PLACARD_SEED must be 1 (yes) or 0 (no).'],
    ['DATABASE_URL', 'mysql://db/placard', 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    ['PLACARD_PUBLIC_URL', 'ads.example.com', 'PLACARD_PUBLIC_URL must be an address such as'],
    ['PLACARD_PUBLIC_URL', 'https://ads.example.com/app', 'PLACARD_PUBLIC_URL must be an address without a path.'],
    [
      'PLACARD_ALLOWED_ORIGINS',
      'https://a.test, https://b.test/app',
      'PLACARD_ALLOWED_ORIGINS.1 must be an address without a path.',
    ],
    ['PLACARD_ALLOWED_ORIGINS', 'https://*.a.test', 'PLACARD_ALLOWED_ORIGINS.0 must be one address, without *.'],
    ['PLACARD_ALLOWED_ORIGINS', 'https://\uff0a.a.test', 'PLACARD_ALLOWED_ORIGINS.0 must be one address, without *.'],
    ['PLACARD_ALLOWED_ORIGINS', 'https://%2A.a.test', 'PLACARD_ALLOWED_ORIGINS.0 must be one address, without *.'],
    ...['cdn.example.com', '203.0.113.7/40', '203.0.113.7, everybody', '0.0.0.0/0'].map((list) => [
      'PLACARD_TRUSTED_INSERTERS',
      list,
      'PLACARD_TRUSTED_INSERTERS must be IP addresses or networks, separated by commas, such as 203.0.113.7',
    ]),
    ['PLACARD_DOMAIN', 'Placard', 'PLACARD_DOMAIN must be a domain in small letters'],
    ['PLACARD_UPLOAD_QUOTA_MB', '0', 'PLACARD_UPLOAD_QUOTA_MB must be a whole number of megabytes'],
    ['PLACARD_S3_BUCKET', 'Not A Bucket', 'PLACARD_S3_BUCKET must be the name of a bucket'],
    [
      'PLACARD_S3_ACCESS_KEY_ID',
      'key',
      'PLACARD_S3_ACCESS_KEY_ID and PLACARD_S3_SECRET_ACCESS_KEY must be set together',
    ],
    ['PLACARD_S3_ROLE_ARN', 'files', 'PLACARD_S3_ROLE_ARN must be the ARN of a role'],
    ['PLACARD_STS_ENDPOINT', 'https://sts.example.com', 'PLACARD_S3_ROLE_ARN must be set, as PLACARD_STS_ENDPOINT is'],
    ['PLACARD_IDENTITY_POOL', 'pool', 'PLACARD_IDENTITY_POOL must be the ID of an identity pool'],
    ['PLACARD_SECRET', 'short', 'PLACARD_SECRET must be at least 32 random characters.'],
    ['PLACARD_SMTP_URL', 'mail.example.com:25', 'PLACARD_SMTP_URL must look like smtps://'],
    ['PLACARD_MAIL_FROM', 'no-reply@example.com', 'PLACARD_MAIL_FROM must look like Placard <no-reply@'],
    ['PLACARD_MAIL_FROM', 'A\r\nBcc: b@evil.test <a@example.com>', 'PLACARD_MAIL_FROM must look like Placard <'],
    ['PLACARD_MAIL_FROM', 'A <a@example.com,b@evil.test>', 'PLACARD_MAIL_FROM must look like Placard <'],
    [
      'PLACARD_TERMS_URL',
      'javascript:alert(1)',
      'PLACARD_TERMS_URL must be an address such as https://example.com/terms.',
    ],
    ['PLACARD_LINK_DAYS', '0', 'PLACARD_LINK_DAYS must be a number of days, 1 to 9999.'],
    ['PLACARD_LINK_DAYS', '1.5', 'PLACARD_LINK_DAYS must be a number of days, 1 to 9999.'],
    ['PLACARD_MIN_PASSWORD', '5', 'PLACARD_MIN_PASSWORD must be a number of characters, 6 to 128.'],
    ['PLACARD_MIN_PASSWORD', '129', 'PLACARD_MIN_PASSWORD must be a number of characters, 6 to 128.'],
    ['PLACARD_ADMIN_EMAIL', 'ada@placard.test', 'PLACARD_ADMIN_EMAIL and PLACARD_ADMIN_PASSWORD must be set together.'],
  ])('rejects %s=%s with a clear message', (name, value, message) => {
    expect(() => readConfig({ [name]: value }, folder)).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value }, folder)).toThrow(message)
  })

  it('reports all invalid variables at once', () => {
    expect(() => readConfig({ PORT: 'x', PLACARD_SEED: 'x' }, folder)).toThrow(/^PORT .*\nPLACARD_SEED /)
  })
})
