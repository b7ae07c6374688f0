import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_NOW, DEMO_USERS } from '@placard/domain/demo'
import { hashContent } from '../secrets.js'
import { seedDemo } from '../seed/seed-demo.js'
import { accountToken, campaign, scheduledReport, scheduleRecipient, shareToken, user } from '../store/schema.js'
import { storeStoryFiles } from './story-files.js'
import { openTestContext, startUserSession, type TestContext } from './test-context.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const kept = join(root, 'node_modules', '.cache', 'placard-stories')

/** Source files of the company; a change in any of them creates a new company. */
const MADE_FROM = [
  'apps/api/package.json',
  'apps/api/migrations/*.sql',
  'apps/api/src/{s3,seed,store}/*.ts',
  'apps/api/src/testing/story-{company,files}.ts',
  'packages/domain/src/demo/*.ts',
]

/** Share tokens of the first campaign and of a campaign without data. */
const SHARE_LINKS = [
  { id: 'storyShareLink', campaignID: 'demoCampaign1', token: 'the-link-that-stories-open-the-report-of-de' },
  { id: 'storyShareLink2', campaignID: 'demoCampaign6', token: 'the-link-of-a-campaign-that-has-not-begun-x' },
]

/** Recipients of the stories' scheduled report: one confirmed, the others not, and two links that never expire. */
const STORY_RECIPIENTS = [
  { id: 'storyRecipient1', email: 'ada@placard.test', token: 'story-unsubscribe-ada', confirmedAt: DEMO_NOW },
  {
    id: 'storyRecipient2',
    email: 'media@northwind-bikes.example',
    token: 'story-unsubscribe-media',
    confirmKey: hashContent('story-confirm-media'),
    confirmExpiresAt: new Date('2999-01-01T00:00:00Z'),
  },
]

/** New user without any campaigns. */
export const FRESH_USER_EMAIL = 'fresh@example.test'

const STALE_MS = 7 * 86_400_000

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(MADE_FROM, { cwd: root }).sort()) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

async function makeCompany(folder: string): Promise<void> {
  const { context, close } = await openTestContext(undefined, folder)
  const now = context.now()
  await seedDemo(context)
  await context.db.insert(user).values({
    id: 'storyUserFresh',
    email: FRESH_USER_EMAIL,
    firstName: 'Mika',
    lastName: 'Lindqvist',
    role: 'advertiser',
    passwordHash: '',
    createdAt: now,
    verifiedAt: now,
  })
  const [staff] = DEMO_USERS
  await storeStoryFiles(context, { userID: staff.id, cookie: await startUserSession(context, staff.email) })
  await context.db.insert(accountToken).values({
    key: hashContent('the-link-that-verifies'),
    kind: 'verify',
    email: 'mary@placard.test',
    firstName: 'Mary',
    lastName: 'Somerville',
    createdAt: now,
    expiresAt: new Date('2100-01-01T00:00:00Z'),
  })
  await context.db.insert(shareToken).values(
    SHARE_LINKS.map(({ id, campaignID, token }) => ({
      id,
      campaignID,
      tokenHash: hashContent(token),
      tokenSealed: context.sealer.seal(token, id),
      createdBy: 'demoUserStaff',
      createdAt: now,
      // Set as if a story had opened it, so that the order of stories does not matter.
      lastUsedAt: now,
    })),
  )
  // The admin owns it, because no story lists the campaigns of the admin.
  await context.db.insert(campaign).values({
    id: 'storyCampaign1',
    name: 'Northern Dairy — Spring Tasting',
    ownerID: 'demoUserAdmin',
    createdAt: now,
    updatedAt: now,
  })
  await context.db.insert(scheduledReport).values({
    id: 'storySchedule1',
    campaignID: 'demoCampaign1',
    ownerID: 'demoUserStaff',
    frequency: 'Daily',
    type: 'Full',
    format: 'csv',
    tzCode: 'Europe/Berlin',
    time: '09:00',
    withVideo: true,
    createdAt: now,
    nextRunAt: new Date('2025-10-15T07:00:00Z'),
  })
  await context.db.insert(scheduleRecipient).values(
    STORY_RECIPIENTS.map(({ token, ...recipient }, position) => ({
      ...recipient,
      position,
      scheduleID: 'storySchedule1',
      unsubscribeToken: token,
    })),
  )
  await close()
}

/** Deletes companies that were not opened for a week; other branches and running processes keep theirs. */
function removeOthers(template: string): void {
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN)
    if (folder !== template && age > STALE_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a copy of the stories' company. It is created once, which takes seconds, and cached. */
export async function openStoryCompany(): Promise<TestContext> {
  const template = join(kept, fingerprint())
  if (!existsSync(template)) {
    mkdirSync(kept, { recursive: true })
    const making = mkdtempSync(join(kept, 'making-'))
    await makeCompany(making)
    rmSync(template, { recursive: true, force: true })
    renameSync(making, template)
    removeOthers(template)
  }
  const folder = mkdtempSync(join(tmpdir(), 'placard-stories-'))
  cpSync(template, folder, { recursive: true })
  utimesSync(template, new Date(), new Date())
  const opened = await openTestContext(undefined, folder)
  return {
    ...opened,
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
