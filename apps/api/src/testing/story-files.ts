import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { BUCKET, prefixOfUser } from '../s3/file-access.js'
import { S3_PATH } from '../s3/s3-request.js'
import { type CookieOwner, signS3Request } from './sign-s3-request.js'

const banner = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250" viewBox="0 0 300 250"><rect width="300" height="250" fill="hsl(${hue} 40% 82%)"/><circle cx="220" cy="70" r="34" fill="hsl(${hue} 60% 94%)"/><path d="M0 250V180l80-70 70 60 60-40 90 70v50z" fill="hsl(${hue} 38% 40%)"/></svg>`

const BRIEF = `Northwind Bikes — City Launch

Three banners of 300 x 250 for the first week, sound off.
The logo is in the top left corner, the button in the bottom right one.
`

/** Files of the staff user, by key. */
const FILES: Record<string, { type: string; body: string }> = {
  'banner 2.svg': { type: 'image/svg+xml', body: banner(210) },
  'banner 10.svg': { type: 'image/svg+xml', body: banner(24) },
  'brief.txt': { type: 'text/plain', body: BRIEF },
  'click tags.json': { type: 'application/json', body: JSON.stringify({ clickTag: 'https://landing.test/' }) },
  'media plan.csv': { type: 'text/csv', body: `week,impressions\n${'41,120000\n'.repeat(40)}` },
  'Retargeting/banner 1.svg': { type: 'image/svg+xml', body: banner(150) },
  'Retargeting/Archive/banner 0.svg': { type: 'image/svg+xml', body: banner(300) },
  'Summer 2025/poster.svg': { type: 'image/svg+xml', body: banner(48) },
}

/** Stores files for the file manager of a user, by the embedded S3 endpoint. */
export async function storeStoryFiles(context: Context, owner: CookieOwner): Promise<void> {
  const app = await buildApp(context)
  for (const [key, { type, body }] of Object.entries(FILES)) {
    const path = [BUCKET, ...(prefixOfUser(owner.userID) + key).split('/')].map(encodeURIComponent).join('/')
    const url = `${S3_PATH}/${path}`
    const headers = { ...signS3Request(context, owner, { method: 'PUT', url, body }), 'content-type': type }
    const { statusCode, body: answer } = await app.inject({ method: 'PUT', url, headers, payload: body })
    if (statusCode !== 200) throw new Error(`${key} was not stored: ${answer}`)
  }
  await app.close()
}
