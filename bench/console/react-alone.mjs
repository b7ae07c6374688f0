// Serves a page of React alone, the peer of every page that is loaded.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')

/** Builds and serves the page. Returns its URL, the gzipped kB of its script, and a function that stops it. */
export async function startReactAlone() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rolldownOptions: { input: join(root, 'bench', 'kits', 'react.tsx') } },
  })
  const script = gzipSync(output[0].code, { level: 9 })
  const page =
    '<!doctype html><html lang="en"><title>Bench</title><body><div id="root"></div><script type="module" src="/a.js"></script>'
  const server = createServer(({ url }, response) => {
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, size: script.length / 1000, stop: () => server.close() }
}
