// Serves the page of `pnpm pictures:review` and carries out its decisions.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { decide, drawDifference, findPictures } from './changed-pictures.mjs'

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const FILES = {
  '/': ['picture-review.html', 'text/html; charset=utf-8'],
  '/picture-review.css': ['picture-review.css', 'text/css'],
  '/picture-review-page.mjs': ['picture-review-page.mjs', 'text/javascript'],
}

const describePicture = ({ path, name, theme, kind, decision }, id) => ({ id, path, name, theme, kind, decision })

/** Returns the response to a request: its status, type and content. */
function answer({ root, pictures }, method, path) {
  const json = (value) => [200, 'application/json', JSON.stringify(value)]
  const notFound = [404, 'text/plain', 'Not found']
  if (method === 'GET' && path in FILES) {
    const [file, type] = FILES[path]
    return [200, type, readFileSync(join(import.meta.dirname, file))]
  }
  if (method === 'GET' && path === '/pictures') return json(pictures.map(describePicture))
  const [, id, part] = /^\/pictures\/(\d+)\/([a-z]+)$/.exec(path) ?? []
  const picture = pictures[id]
  if (!picture) return notFound
  const png = { before: () => picture.before, after: () => picture.after, difference: () => picture.difference?.png }
  if (method === 'GET' && part in png) {
    const content = png[part]()
    return content ? [200, 'image/png', content] : notFound
  }
  if (method === 'GET' && part === 'comparison') {
    if (picture.before && picture.after) picture.difference ??= drawDifference(picture.before, picture.after)
    return json({ differentPixels: picture.difference?.differentPixels })
  }
  if (method === 'POST' && (part === 'accept' || part === 'reject')) {
    decide(root, picture, part === 'accept')
    picture.decision = part === 'accept' ? 'accepted' : 'rejected'
    return json(describePicture(picture, Number(id)))
  }
  return notFound
}

/**
 * Starts the review of a repository's screenshots on 127.0.0.1. Returns its URL and the pictures found. Requests from
 * pages of other origins, and those to another host name, are refused.
 */
export async function startPictureReview(root, port = 0) {
  const review = { root, pictures: findPictures(root) }
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${server.address().port}`
    const { host, origin: sender } = request.headers
    const isOwn =
      `http://${host}` === origin && (request.method === 'GET' ? !sender || sender === origin : sender === origin)
    try {
      const [status, type, content] = isOwn
        ? answer(review, request.method, new URL(request.url, origin).pathname)
        : [403, 'text/plain', 'This request comes from another page.']
      response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(content)
    } catch (error) {
      response.writeHead(500, { ...HEADERS, 'Content-Type': 'text/plain' }).end(error.message)
    }
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, pictures: review.pictures, close: () => server.close() }
}
