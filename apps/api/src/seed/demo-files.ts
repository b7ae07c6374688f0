import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DEMO_BRANDS, DEMO_USERS, type DemoBrand } from '@placard/domain/demo'
import type { Context } from '../context.js'
import { databasePrefix, newObjectKey } from '../files/file-keys.js'
import { receiveTemporaryFile } from '../files/temporary-files.js'
import { DEMO_DIR } from '../paths.js'
import { prefixOfUser } from '../s3/file-access.js'
import { putObject } from '../store/objects/objects.js'
import { escapeXml } from '../xml-escape.js'

/** File of a demo user. */
interface DemoFile {
  type: string
  body: string | Buffer
}

function drawing({ headline, ground, ink, button }: DemoBrand, width: number, height: number): DemoFile {
  const size = Math.round(Math.min(height / 4, width / 14))
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width - size * 2}" cy="${height - size * 2}" r="${size}" fill="${button}"/><text x="${size}" y="${height / 2}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${escapeXml(headline)}</text></svg>`
  return { type: 'image/svg+xml', body }
}

const brief = ({ name, headline, tagline, action }: DemoBrand): DemoFile => ({
  type: 'text/plain',
  body: `${name}\n\nHeadline: ${headline}\nTagline: ${tagline}\nButton: ${action}\n\nSound off at first. The logo stays in the top left corner.\n`,
})

const mediaPlan = (weeks: number): DemoFile => ({
  type: 'text/csv',
  body: `week,site,impressions\n${Array.from({ length: weeks }, (_, week) => `${week + 1},news,${120_000 + week * 4000}\n${week + 1},video,${64_000 + week * 2500}\n`).join('')}`,
})

const landingPages = (): DemoFile => ({
  type: 'text/plain',
  body: DEMO_BRANDS.map(({ name, landing }) => `${name}: ${landing}\n`).join(''),
})

const video = async ({ video: name }: DemoBrand): Promise<DemoFile> => ({
  type: 'video/mp4',
  body: await readFile(join(DEMO_DIR, name)),
})

type FileLine = [
  owner: 0 | 1 | 2,
  path: string,
  brand: number,
  file: (brand: DemoBrand) => DemoFile | Promise<DemoFile>,
]

const plan = (weeks: number) => () => mediaPlan(weeks)
const sized = (width: number, height: number) => (brand: DemoBrand) => drawing(brand, width, height)

/** Files by the index of their user and of the advertiser whom they are about. */
const FILES: readonly FileLine[] = [
  [0, 'Landing pages.txt', 0, landingPages],
  [0, 'Northwind Bikes/Brief.txt', 0, brief],
  [0, 'Northwind Bikes/Media plan.csv', 0, plan(6)],
  [0, 'Northwind Bikes/Banners/City launch 300x250.svg', 0, sized(300, 250)],
  [0, 'Northwind Bikes/Banners/City launch 970x250.svg', 0, sized(970, 250)],
  [0, 'Northwind Bikes/Videos/Commuter story.mp4', 0, video],
  [0, 'Halden Coffee/Brief.txt', 1, brief],
  [0, 'Halden Coffee/Loyalty card 728x90.svg', 1, sized(728, 90)],
  [0, 'Lumen Solar/Payback calculator 300x600.svg', 2, sized(300, 600)],
  [1, 'Media plan.csv', 6, plan(4)],
  [1, 'Maple & Co/Brief.txt', 6, brief],
  [1, 'Maple & Co/New card 336x280.svg', 6, sized(336, 280)],
  [1, 'Verde Market/This week 320x100.svg', 7, sized(320, 100)],
  [2, 'Landing pages.txt', 0, landingPages],
  [2, 'Plans/All media.csv', 0, plan(12)],
]

/** Puts files into the file managers of the demo company's users. */
export async function addDemoFiles({ config, db, files, now }: Context): Promise<void> {
  const prefix = await databasePrefix(db)
  for (const [owner, path, index, make] of FILES) {
    const brand = DEMO_BRANDS[index]
    if (!brand) continue
    const { type: contentType, body } = await make(brand)
    const content = Buffer.from(body)
    const bytes = content.length
    const fileKey = newObjectKey(prefix)
    const received = await receiveTemporaryFile(config, Readable.from([content]), () => undefined)
    await files.put(fileKey, received.path)
    const userID = DEMO_USERS[owner].id
    const etag = createHash('md5').update(content).digest('hex')
    await putObject(
      db,
      { userID, key: prefixOfUser(userID) + path, now: now(), quota: config.uploadQuotaBytes },
      { bytes, etag, contentType, headers: {}, files: [{ fileKey, bytes }] },
    )
  }
}
