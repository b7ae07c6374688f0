import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetFormat } from '@placard/domain/internal/creative'
import { asset, storedFile } from '../store/schema.js'
import { MULTIPART_TYPE, multipartBody, type Part } from './multipart.js'
import { gif, jpeg, mp4, png, svg, webm, webp, woff2, zip } from './sample-files.js'
import { OWN_HEADERS, type TestApp } from './test-app.js'

/** File to upload. */
export interface SentFile {
  filename: string
  content: Buffer
}

/** Response of an upload. */
export interface Uploaded {
  status: number
  body: { message?: string; data?: unknown; deleted?: unknown }
}

/** Sample file of each format. */
export const SAMPLES: Record<AssetFormat, SentFile> = {
  png: { filename: 'photo.png', content: png(300, 250) },
  jpeg: { filename: 'photo.JPEG', content: jpeg(640, 480) },
  gif: { filename: 'loop.gif', content: gif(728, 90) },
  webp: { filename: 'photo.webp', content: webp(160, 600) },
  svg: { filename: 'logo.svg', content: svg() },
  mp4: { filename: 'main.mp4', content: mp4(1280, 720, 15) },
  webm: { filename: 'main.webm', content: webm(640, 360, 6) },
  woff2: { filename: 'brand.woff2', content: woff2() },
  zip: { filename: 'banner.zip', content: zip([{ name: 'index.html' }, { name: 'img/a.png', data: png(4, 4) }]) },
}

/** Sends a multipart body as the console does. */
export async function sendParts(
  { app }: Pick<TestApp, 'app'>,
  cookie: string | undefined,
  parts: Part[] | Buffer,
  headers: Record<string, string> = {},
): Promise<Uploaded> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/campaign/creatives/assets',
    headers: { ...OWN_HEADERS, 'content-type': MULTIPART_TYPE, ...(cookie !== undefined && { cookie }), ...headers },
    payload: Buffer.isBuffer(parts) ? parts : multipartBody(parts),
  })
  return { status: response.statusCode, body: response.json() }
}

/** Uploads files to a creative. */
export const upload = (
  api: Pick<TestApp, 'app'>,
  cookie: string,
  creativeID: string,
  files: SentFile[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Uploaded> =>
  sendParts(
    api,
    cookie,
    [
      ...Object.entries({ creativeID, ...fields }).map(([name, content]) => ({ name, content })),
      ...files.map((file) => ({ name: 'files[]', ...file })),
    ],
    headers,
  )

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

/** Returns the rows and file names that uploads leave, temporary files included. */
export async function leftovers({ context, config }: Pick<TestApp, 'context' | 'config'>) {
  return {
    assets: await context.db.$count(asset),
    rows: (await context.db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key).toSorted(),
    files: filesBelow(join(config.dataDir, 'files')).toSorted(),
  }
}
