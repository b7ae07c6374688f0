// Proxy in front of Swift: adds the CORS headers that its s3api lacks, and stands in for the Security Token Service.
// Swift itself verifies the signature of every request.
import { createServer, request as send } from 'node:http'

const HOUR_MS = 3_600_000

const corsHeaders = ({ headers }) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-expose-headers': 'ETag',
  'access-control-max-age': '600',
})

/** Returns the response to AssumeRole. Swift has no temporary keys, so it contains the given ones. */
const assumedRole = ({ accessKeyId, secretAccessKey }) => `<?xml version="1.0" encoding="UTF-8"?>
<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
<AccessKeyId>${accessKeyId}</AccessKeyId><SecretAccessKey>${secretAccessKey}</SecretAccessKey>
<SessionToken>token</SessionToken><Expiration>${new Date(Date.now() + HOUR_MS).toISOString()}</Expiration>
</Credentials></AssumeRoleResult></AssumeRoleResponse>`

/** Starts the proxy. Returns its origin and a function that stops it. */
export async function startBucketProxy(swiftPort, keys) {
  const server = createServer((request, response) => {
    const cors = corsHeaders(request)
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    // Requests to buckets have a path.
    if (request.method === 'POST' && request.url === '/') {
      request.resume()
      return response.writeHead(200, { 'content-type': 'text/xml' }).end(assumedRole(keys))
    }
    const { method, url, headers } = request
    // The Host header is signed, so it stays that of the proxy.
    const forwarded = send({ host: '127.0.0.1', port: swiftPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode, { ...answer.headers, ...cors })
      // A response to HEAD has no body, but Swift's errors send one.
      if (method === 'HEAD') return response.end()
      answer.pipe(response)
    })
    forwarded.on('error', () => {
      if (!response.writableEnded) response.destroy()
    })
    request.on('aborted', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, close }
}
