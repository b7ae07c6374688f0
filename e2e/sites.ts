import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/**
 * Starts a web server of another company on an origin of its own, over HTTPS if it has a certificate. It answers with
 * HTML, a script or a redirect.
 */
export async function openSite(
  answer: (path: string) => string | { to: string } | { script: string },
  certificate?: { key: string; cert: string },
) {
  const asked: string[] = []
  const respond: RequestListener = (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const given = answer(path)
    if (typeof given === 'string') response.setHeader('content-type', 'text/html; charset=utf-8').end(given)
    else if ('script' in given) response.setHeader('content-type', 'text/javascript').end(given.script)
    else response.writeHead(302, { location: given.to }).end()
  }
  const server = certificate ? createSecureServer(certificate, respond) : createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http${certificate ? 's' : ''}://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** Starts an advertiser's site over HTTPS, because creatives with another landing page cannot be published. */
export async function openLandingSite() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  return openSite(() => '<title>Landing</title>', { key, cert })
}
