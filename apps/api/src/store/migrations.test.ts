import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newCreative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import type { LinkChanges } from '@placard/domain/share'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { MIGRATIONS_DIR } from '../paths.js'
import { hashContent } from '../secrets.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { findCreative } from './campaigns/creatives.js'
import { publishCreative, restoreVersion } from './campaigns/publishing.js'
import { findPublished } from './campaigns/served-creatives.js'
import { loadVersions } from './campaigns/versions.js'
import { sitesOfToken } from './reports/open-links.js'
import { changeShareLink, createShareLink, endShareLink } from './reports/share-links.js'
import { hourlyFact, liveFile, liveTotal, scheduleRecipient } from './schema.js'
import { type Db, migrateTables, openStore, type Store } from './store.js'

/** Last migration before monthly partitions of facts. */
const BEFORE = '0001_accounts_creatives_files'
const SERVERS = 5

/** Creates a folder with the migrations up to a given one, as in an earlier version. */
function migrationsUpTo(last: string, folder: string): string {
  const made = mkdtempSync(join(folder, 'migrations-'))
  cpSync(MIGRATIONS_DIR, made, { recursive: true })
  const path = join(made, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return made
}

const migrateWith = (db: Db, migrationsFolder: string) => migrate(db as NodePgDatabase<never>, { migrationsFolder })

/** Facts around the end of a month and of a year, queued emails, and a report file of the earlier version. */
async function fillAsBefore(db: Db): Promise<void> {
  await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at)
    values ('owner', 'owner@placard.test', 'O', 'W', 'staff', 'none', now())`)
  await db.execute(
    sql`insert into campaign (id, owner_id, name, created_at, updated_at) values ('c', 'owner', 'C', now(), now())`,
  )
  await db.execute(sql`insert into creative (id, campaign_id, name, type, width, height, platform, position)
    values ('r', 'c', 'R', 'Banner', 300, 250, 'Adform', 0)`)
  await db.execute(
    sql`insert into live_creative (id, creative_id, position, published_at) values ('l1', 'r', 0, now()), ('l2', 'r', 1, now())`,
  )
  await db.execute(sql`insert into hourly_fact (live_id, hour, impressions, video_completes, written_at)
    select live, timestamptz '2024-11-15T00:00Z' + make_interval(hours => h), h, 2, timestamptz '2025-02-01' + make_interval(hours => h)
    from unnest(array['l1', 'l2', 'deleted']) live, generate_series(0, 2399) h`)
  await db.execute(
    sql`insert into mail (id, sealed, tries, next_at, created_at) values ('m1', 'sealed 1', 0, '2025-02-01', '2025-01-31'), ('m2', 'sealed 2', 3, '2025-02-02', '2025-01-30')`,
  )
  await db.execute(
    sql`insert into report_file (key, name, campaign_id, user_id, created_at, expires_at) values ('k', 'f.csv', 'c', 'owner', now(), now())`,
  )
}

/** Creative as a server of the version before stored it. */
const createSnapshot = (html: string) => ({
  ...newCreative('c', new Date('2025-01-01')),
  id: 'r',
  name: 'R',
  html,
  trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
})

const sums = (table: unknown) =>
  sql`select live_id, sum(impressions)::int as impressions, sum(video_completes)::int as completes, max(written_at)::text as at from ${table} group by live_id order by live_id`

describeApiOnBothDatabases('a database without partitions', (api) => {
  const opened: Store[] = []
  afterAll(async () => {
    for (const store of opened) await store.close()
  })

  it('keeps its facts and queued emails when several servers migrate at once', async () => {
    const { config, store, context } = api()
    const { db } = context
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
    const before = migrationsUpTo(BEFORE, config.dataDir)
    await migrateWith(db, before)
    await fillAsBefore(db)
    const facts = (await db.execute(sums(hourlyFact))).rows

    if (store.kind === 'embedded') await migrateWith(db, MIGRATIONS_DIR)
    else opened.push(...(await Promise.all(Array.from({ length: SERVERS }, () => openStore(config)))))

    expect(facts).toHaveLength(3)
    expect((await db.execute(sums(hourlyFact))).rows).toEqual(facts)
    expect((await db.execute(sums(liveTotal))).rows).toEqual(facts)
    const months = await db.execute(
      sql`select tableoid::regclass::text as part, count(*)::int as count from hourly_fact group by part order by part`,
    )
    expect(months.rows).toEqual([
      { part: 'hourly_fact_2024_11', count: 3 * 16 * 24 },
      { part: 'hourly_fact_2024_12', count: 3 * 31 * 24 },
      { part: 'hourly_fact_2025_01', count: 3 * 31 * 24 },
      { part: 'hourly_fact_2025_02', count: 3 * 22 * 24 },
    ])
    const mails = await db.execute(sql`select subject_id, kind, tries, due_at = next.at as due, sealed from job
      join mail on mail.id = subject_id
      join (values ('m1', timestamptz '2025-02-01'), ('m2', timestamptz '2025-02-02')) next (id, at) on next.id = mail.id order by 1`)
    expect(mails.rows).toEqual([
      { subject_id: 'm1', kind: 'send-mail', tries: 0, due: true, sealed: 'sealed 1' },
      { subject_id: 'm2', kind: 'send-mail', tries: 3, due: true, sealed: 'sealed 2' },
    ])
    rmSync(before, { recursive: true })
  })

  it('keeps the recipients of schedules: users are confirmed, others are not', async () => {
    const { config, context } = api()
    const { db } = context
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
    const before = migrationsUpTo('0003_share_link_makers', config.dataDir)
    await migrateWith(db, before)
    for (const [id, verified, disabled] of [
      ['owner', true, false],
      ['gone', true, true],
    ] as const)
      await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at, disabled_at)
        values (${id}, ${`${id}@placard.test`}, 'O', 'W', 'staff', 'none', now(), ${verified ? '2025-01-01' : null}, ${disabled ? '2025-01-01' : null})`)
    await db.execute(
      sql`insert into campaign (id, owner_id, name, created_at, updated_at) values ('c', 'owner', 'C', now(), now())`,
    )
    const recipients = ['client@elsewhere.test', 'owner@placard.test', 'gone@placard.test', 'client@elsewhere.test']
    await db.execute(sql`insert into scheduled_report
      (id, campaign_id, owner_id, frequency, type, format, tz_code, time, recipients, with_video, created_at)
      values ('s', 'c', 'owner', 'Daily', 'Full', 'csv', 'UTC', '09:00', ${JSON.stringify(recipients)}::jsonb, true, now())`)
    await migrateWith(db, MIGRATIONS_DIR)
    const rows = await db.select().from(scheduleRecipient).orderBy(scheduleRecipient.position)
    expect(
      rows.map(({ email, confirmedAt, confirmExpiresAt }) => [email, confirmedAt !== null, confirmExpiresAt]),
    ).toEqual([
      ['client@elsewhere.test', false, null],
      ['owner@placard.test', true, null],
      ['gone@placard.test', false, null],
    ])
    expect(new Set(rows.map(({ unsubscribeToken }) => unsubscribeToken)).size).toBe(3)
    rmSync(before, { recursive: true })
  })
})

describeApiOnBothDatabases('a database in which each publication had a live id of its own', (api) => {
  it('keeps its tags as version 1 of each, and a server of that version publishes beside this one', async () => {
    const { config, context } = api()
    const { db } = context
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
    const before = migrationsUpTo('0016_ad_exits', config.dataDir)
    await migrateWith(db, before)
    await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
      values ('owner', 'owner@placard.test', 'O', 'W', 'staff', 'none', now(), now())`)
    await db.execute(
      sql`insert into campaign (id, owner_id, name, created_at, updated_at) values ('c', 'owner', 'C', now(), now())`,
    )
    await db.execute(sql`insert into creative (id, campaign_id, name, type, width, height, platform, position, html, trackers, updated_at)
      values ('r', 'c', 'R', 'Banner', 300, 250, 'Adform', 0, '<p>Now</p>', '{"click":[{"type":"redirect","url":"https://landing.test/"}]}', '2025-01-02')`)
    await db.execute(
      sql`insert into stored_file (key, content_type, bytes, created_at) values ('f1', 'image/png', 1, now()), ('f2', 'image/png', 1, now())`,
    )
    /** Publishes like a server of the version before. */
    const publishBefore = async (id: string, position: number, html: string | null, fileKey: string) => {
      const snapshot = html === null ? null : JSON.stringify(createSnapshot(html))
      await db.execute(sql`insert into live_creative (id, creative_id, position, published_at, snapshot)
        values (${id}, 'r', ${position}, ${`2025-01-0${position + 1}`}, ${snapshot}::jsonb)`)
      await db.execute(sql`insert into live_file (live_id, file_key) values (${id}, ${fileKey})`)
    }
    await publishBefore('old', 0, null, 'f1')
    await publishBefore('new', 1, '<p>Then</p>', 'f1')
    await migrateWith(db, MIGRATIONS_DIR)

    const viewer = { user: { ...DEMO_USERS[0], id: 'owner' } }
    const change = { viewer, now: new Date('2025-02-01'), publicUrl: '', quota: 1e9 }
    const found = await findCreative(db, viewer, 'r', '')
    expect(found).toMatchObject({
      unpublishedChanges: false,
      liveCreatives: [
        { id: 'old', version: 1 },
        { id: 'new', version: 1 },
      ],
    })
    expect((await findPublished(db, 'old', ''))?.creative.html).toBe('<p>Now</p>')
    expect((await findPublished(db, 'new', ''))?.creative.html).toBe('<p>Then</p>')
    const check = async () => []
    await publishCreative(db, { id: 'r', version: 1, confirmed: [], check }, change)
    expect((await findPublished(db, 'new', ''))?.creative.html).toBe('<p>Now</p>')
    // The version that the server before reads, until it is stopped.
    const { rows } = await db.execute(sql`select snapshot->>'html' as html from live_creative where id = 'new'`)
    expect(rows).toEqual([{ html: '<p>Now</p>' }])
    await publishBefore('later', 2, '<p>Later</p>', 'f2')
    expect((await findPublished(db, 'later', ''))?.creative.html).toBe('<p>Later</p>')
    expect(
      (await loadVersions(db, viewer, 'r'))?.map(({ liveID, number }) => `${liveID} ${number}`).toSorted(),
    ).toEqual(['later 1', 'new 1', 'new 2', 'old 1'])
    await restoreVersion(db, { liveID: 'new', number: 1, current: 2 }, change)
    expect((await findPublished(db, 'new', ''))?.creative.html).toBe('<p>Then</p>')
    const files = await db.select().from(liveFile).orderBy(liveFile.liveID, liveFile.number)
    expect(files.map(({ liveID, number, fileKey }) => `${liveID} ${number} ${fileKey}`)).toEqual([
      'later 1 f2',
      'new 1 f1',
      'new 3 f1',
      'old 1 f1',
    ])
    rmSync(before, { recursive: true })
  })
})

describeApiOnBothDatabases('a database whose share links showed everything', (api) => {
  it('keeps them, and a server of that version opens no link that restricts anything', async () => {
    const { config, context } = api()
    const { db } = context
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
    const before = migrationsUpTo('0017_tags_that_stay', config.dataDir)
    await migrateWith(db, before)
    await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
      values ('owner', 'owner@placard.test', 'O', 'W', 'staff', 'none', now(), now())`)
    await db.execute(
      sql`insert into campaign (id, owner_id, name, created_at, updated_at) values ('c', 'owner', 'C', now(), now())`,
    )
    /** Creates a link like a server of the version before. */
    const createBefore = async (id: string, token: string) =>
      db.execute(sql`insert into share_token (id, campaign_id, token_hash, token_sealed, created_by, created_at)
        values (${id}, 'c', ${hashContent(token)}, ${context.sealer.seal(token, id)}, 'owner', now())`)
    /** Opens a link like a server of the version before. */
    const opensBefore = async (url: string) => {
      const hash = hashContent(url.split('/').at(-1) ?? '')
      return (await db.execute(sql`select id from share_token where token_hash = ${hash}`)).rows.length > 0
    }
    const opens = async (url: string) => (await sitesOfToken(context, url.split('/').at(-1) ?? '')) !== undefined
    await createBefore('early', 'the-token-of-before')
    await migrateWith(db, MIGRATIONS_DIR)
    await createBefore('late', 'the-token-of-meanwhile')
    for (const token of ['the-token-of-before', 'the-token-of-meanwhile']) expect(await opens(token)).toBe(true)

    const viewer = { user: { ...DEMO_USERS[0], id: 'owner' } }
    const plain = await createShareLink(context, viewer, { campaignID: 'c', name: 'Client', theme: 'dark' })
    expect([await opens(plain.url), await opensBefore(plain.url)]).toEqual([true, true])
    const restrictions: LinkChanges[] = [
      { leftOut: ['clicks'] },
      { range: { kind: 'rolling', preset: 'last7' } },
      { tzCode: 'UTC' },
      { comparison: { mode: 'off' } },
      { expiresAt: new Date(context.now().getTime() + 1000).toISOString() },
      { password: 'a long password' },
    ]
    for (const changes of restrictions) {
      const { url } = await createShareLink(context, viewer, { campaignID: 'c', ...changes })
      expect([changes, await opens(url), await opensBefore(url)]).toEqual([changes, true, false])
    }
    // An existing link: restricted, opened again, and revoked on either server.
    const early = `/${'the-token-of-before'}`
    const change = { campaignID: 'c', id: 'early' }
    await changeShareLink(context, viewer, { ...change, leftOut: ['clicks'] })
    expect([await opens(early), await opensBefore(early)]).toEqual([true, false])
    await changeShareLink(context, viewer, { ...change, leftOut: [] })
    expect([await opens(early), await opensBefore(early)]).toEqual([true, true])
    await endShareLink(context, viewer, change)
    expect([await opens(early), await opensBefore(early)]).toEqual([false, false])
    await db.execute(sql`delete from share_token where id = 'late'`)
    expect(await opens('the-token-of-meanwhile')).toBe(false)
    rmSync(before, { recursive: true })
  })
})

describeApiOnBothDatabases('a database of a newer version', (api) => {
  it('is rejected with a message, and does not change', async () => {
    const { store } = api()
    const { db } = api().context
    const newer = Date.now()
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${newer})`,
    )
    const count = async () =>
      (await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)).rows
    const before = await count()
    const pool = store.embedded?.pool ?? new pg.Pool({ connectionString: api().config.databaseUrl })
    await expect(migrateTables(pool)).rejects.toThrow(
      /^The database was changed by a newer version of Placard: 1 of its \d+ migrations are unknown to this one\. Nothing was changed\./,
    )
    expect(await count()).toEqual(before)
    if (!store.embedded) await pool.end()
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${newer}`)
    expect(await count()).not.toEqual(before)
  })
})
