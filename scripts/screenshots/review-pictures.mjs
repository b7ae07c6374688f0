// Shows changed screenshots in the browser, to accept or reject them. Usage: pnpm pictures:review [--no-open]
import { join } from 'node:path'
import open from 'open'
import { startPictureReview } from './picture-review-server.mjs'

const { url, pictures } = await startPictureReview(join(import.meta.dirname, '../..'))
console.log(
  `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'} to review: ${url}\nPress Ctrl+C to stop.`,
)
if (!process.argv.includes('--no-open')) await open(url)
