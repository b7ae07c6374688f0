import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { User } from '@placard/domain/account'
import { type Creative, type PublishedCreative, publishFindings } from '@placard/domain/creative'
import { fallbackCreativeID } from '@placard/domain/internal/creative'
import {
  type CheckedCreative,
  type Contact,
  creativeSpecs,
  findBackupImage,
  type HandOverRequest,
  handOverPreview,
  handOverReadme,
  NO_PACK_CREATIVE,
  packWarnings,
} from '@placard/domain/internal/tags'
import { uniqueFileNames } from '@placard/domain/internal/text'
import { handOverChecks, type MacrosByPlatform, type PlatformName, publications } from '@placard/domain/tags'
import { eq } from 'drizzle-orm'
import { temporaryPath } from '../files/temporary-files.js'
import { campaignNotFound, Refusal } from '../refusal.js'
import { parseServedVast } from '../serving/check-publication.js'
import { userColumns } from '../store/accounts/sessions.js'
import { listCreatives } from '../store/campaigns/creatives.js'
import { macrosOfUser } from '../store/campaigns/platform-macros.js'
import { findPublished } from '../store/campaigns/served-creatives.js'
import type { StoredReport } from '../store/reports/report-files.js'
import { campaign, user } from '../store/schema.js'
import { type Viewer, visibleCampaign } from '../store/visibility.js'
import { creativePicture } from './creative-picture.js'
import type { ExportParts } from './export-parts.js'
import { storeGeneratedFile } from './generate-report.js'
import type { ProgressOptions } from './report-batches.js'
import { type SpecsRow, writeSpecsWorkbook } from './specs-workbook.js'
import { type TagRow, tagRow, writeTagsWorkbook } from './tags-workbook.js'
import type { WorkbookOptions } from './xlsx/workbook.js'
import { openZip, type ZipWriter } from './zip-writer.js'

type Parts = Pick<ExportParts, 'config' | 'db' | 'files' | 'now' | 'servingIDs'>

/** Content of a pack before the published versions of its creatives are loaded. */
interface PackContent {
  campaign: { id: string; name: string }
  contact: User
  owner: Contact
  /** All creatives of the campaign, as possible fallbacks. */
  all: readonly Creative[]
  published: readonly Creative[]
  leftOut: readonly Creative[]
  platforms: readonly PlatformName[]
  macros: MacrosByPlatform
}

/** Returns the selected creatives in the order of their campaign; all without a selection. */
export function selectCreatives(
  creatives: readonly Creative[],
  creativeIDs: readonly string[] | undefined,
): Creative[] {
  const selected = creativeIDs && new Set(creativeIDs)
  return creatives.filter(({ id }) => selected?.has(id) ?? true)
}

async function loadContent({ config, db }: Parts, viewer: Viewer, request: HandOverRequest): Promise<PackContent> {
  const { campaignID, creativeIDs, platforms } = request
  const [found] = await db
    .select({
      id: campaign.id,
      name: campaign.name,
      owner: userColumns,
    })
    .from(campaign)
    .innerJoin(user, eq(user.id, campaign.ownerID))
    .where(visibleCampaign(viewer, campaignID))
  const list = await listCreatives(db, viewer, { campaignID }, config.servingUrl)
  if (!found || !list || !('user' in viewer)) throw campaignNotFound()
  const chosen = selectCreatives(list.creatives, creativeIDs)
  const isPublished = ({ liveCreatives }: Creative) => liveCreatives.length > 0
  const published = chosen.filter(isPublished)
  if (published.length === 0) throw new Refusal('invalid', NO_PACK_CREATIVE)
  const { owner, ...about } = found
  return {
    campaign: about,
    contact: viewer.user,
    owner,
    all: list.creatives,
    published,
    leftOut: chosen.filter((creative) => !isPublished(creative)),
    platforms,
    macros: await macrosOfUser(db, viewer.user.id),
  }
}

/** Creative of a pack that was written, without its HTML. */
interface WrittenCreative {
  row: SpecsRow
  checked: CheckedCreative
}

async function checkCreative(
  parts: Parts,
  { all, platforms, macros }: PackContent,
  creative: PublishedCreative,
  tags: readonly TagRow[],
): Promise<CheckedCreative> {
  const { config, db } = parts
  const fallback = fallbackCreativeID(creative.settings)
  const found = all.find(({ id }) => id === fallback)
  const isFallbackPublished = found !== undefined && found.liveCreatives.length > 0
  const vast = await parseServedVast(parts, db, creative)
  const findings = platforms.flatMap((platform) =>
    publishFindings(
      { ...creative, platform },
      {
        macros: macros[platform],
        vendorID: config.vendorID,
        isFallbackPublished,
        fallbackType: found?.type,
        vast,
      },
    ),
  )
  const { name, id, size, type } = creative
  return { name, id, size, type, findings, tagWarnings: tags.flatMap(({ tag: { warnings } }) => warnings) }
}

/** Adds the image of a creative as it was uploaded, and returns its path; undefined if it has none. */
async function addBackupImage({ files }: Parts, zip: ZipWriter, creative: PublishedCreative, fileName: string) {
  const image = findBackupImage(creative)
  const bytes = image && (await files.open(image.filename))
  if (!bytes) return undefined
  const path = `backup-images/${fileName}${image.filename.slice(image.filename.lastIndexOf('.'))}`
  await zip.add(path, bytes)
  return path
}

async function addCreative(
  parts: Parts,
  zip: ZipWriter,
  content: PackContent,
  { current, tags, fileName }: { current: Creative; tags: readonly TagRow[]; fileName: string },
): Promise<WrittenCreative[]> {
  const { config, db } = parts
  const [live] = publications(current)
  const found = live && (await findPublished(db, live.id, config.servingUrl))
  if (!found) return []
  const { creative } = found
  for (const { platform, tag } of tags) await zip.add(`tags/${platform}/${fileName}.txt`, [tag.text])
  const backupImage = await addBackupImage(parts, zip, creative, fileName)
  const picture = await creativePicture(parts.files, creative)
  if (picture) await zip.add(`pictures/${fileName}.png`, [picture])
  const preview = `previews/${fileName}.html`
  await zip.add(preview, [handOverPreview({ creative, liveID: live.id, servingHost: config.servingUrl })])
  const { id, name, type, size, fluid } = creative
  const row = {
    creative: { id, name, type, size, fluid },
    live,
    platforms: content.platforms,
    specs: creativeSpecs(creative),
    backupImage,
    preview,
  }
  return [{ row, checked: await checkCreative(parts, content, creative, tags) }]
}

/** Adds a workbook, which is written to a temporary file first. */
async function addWorkbook(
  { config }: Parts,
  zip: ZipWriter,
  name: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const path = await temporaryPath(config)
  try {
    await write(path)
    await zip.add(name, createReadStream(path))
  } finally {
    await rm(path, { force: true })
  }
}

async function writePack(
  parts: Parts,
  path: string,
  content: PackContent,
  { signal, onProgress, now }: ProgressOptions & Pick<WorkbookOptions, 'now'>,
): Promise<void> {
  const { published, leftOut, platforms, all, macros } = content
  const fileNames = uniqueFileNames(
    published.map(({ name }) => name),
    'creative',
  )
  const rows: TagRow[] = []
  const written: WrittenCreative[] = []
  const zip = openZip(path, { signal, now })
  try {
    for (const [index, current] of published.entries()) {
      signal.throwIfAborted()
      const tags = platforms.flatMap((platform) =>
        tagRow(parts.config, { creative: current, creatives: all, platform, macros }),
      )
      const fileName = fileNames[index] ?? current.id
      const added = await addCreative(parts, zip, content, { current, tags, fileName })
      // Without its published version, which may be deleted meanwhile, a creative has no tag either.
      if (added.length > 0) rows.push(...tags)
      written.push(...added)
      onProgress((100 * (index + 1)) / (published.length + 1))
    }
    const { name } = content.campaign
    await addWorkbook(parts, zip, 'tags.xlsx', (file) =>
      writeTagsWorkbook(file, { campaign: name, rows }, { signal, now }),
    )
    const specs = written.map(({ row }) => row)
    await addWorkbook(parts, zip, 'specs.xlsx', (file) =>
      writeSpecsWorkbook(file, { campaign: name, rows: specs }, { signal, now }),
    )
    const checked = written.map(({ checked: one }) => one)
    await zip.add('checks.txt', [handOverChecks({ ...content, creatives: checked, createdAt: now })])
    const creatives = checked.map((one) => ({ ...one, warnings: packWarnings(one) }))
    await zip.add('README.txt', [
      handOverReadme({ ...content, creatives, leftOut, createdAt: now, paths: zip.paths() }),
    ])
    await zip.end()
  } catch (cause) {
    await zip.abandon(cause)
    throw cause
  }
}

/** Generates a hand-over pack and puts it into the store: see `storeGeneratedFile`. */
export async function generateHandOverPack(
  parts: Parts,
  viewer: Viewer,
  request: HandOverRequest,
  options: ProgressOptions,
): Promise<StoredReport> {
  const content = await loadContent(parts, viewer, request)
  return storeGeneratedFile(parts, 'zip', options.signal, (path) =>
    writePack(parts, path, content, { ...options, now: parts.now() }),
  )
}
