// Transferred bytes of a first visit to each route, from the manifest of the console's build.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', '..', 'apps', 'console', 'dist')
const readManifest = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
const manifest = readManifest('manifest.json')
/** Pages of share links are a build of their own. */
const SHARE = '/share/{token}'

/** Modules of each route besides the entry, which contains the sign-in page. */
export const ROUTES = {
  '/signin': [],
  '/signup': ['routes/signup/route.tsx'],
  '/forgotpassword': ['routes/forgotpassword/route.tsx'],
  '/dashboard': ['shell/layouts/console-layout.tsx', 'routes/dashboard/route.tsx'],
  '/campaigns': ['shell/layouts/console-layout.tsx', 'routes/campaigns/route.tsx'],
  '/campaigns/{id}': ['shell/layouts/console-layout.tsx', 'routes/campaign/route.tsx'],
  '/campaigns/{id}/creative/{id}': ['shell/layouts/console-layout.tsx', 'routes/creative/route.tsx'],
  '/campaigns/{id}/reporting': ['shell/layouts/console-layout.tsx', 'routes/reporting/route.tsx'],
  [SHARE]: ['share-pages.tsx'],
  '/profile': ['shell/layouts/console-layout.tsx', 'routes/profile/route.tsx'],
  '/tables': ['shell/layouts/console-layout.tsx', 'routes/tables/route.tsx'],
  '/billing': ['shell/layouts/console-layout.tsx', 'routes/billing/route.tsx'],
  '/admin': ['shell/layouts/console-layout.tsx', 'routes/admin/route.tsx'],
  '/admin/invite': ['shell/layouts/console-layout.tsx', 'routes/invite/route.tsx'],
}

function gather(chunks, key, files) {
  const { file, css = [], imports = [] } = chunks[key]
  if (files.has(file)) return
  files.add(file)
  for (const sheet of css) files.add(sheet)
  for (const next of imports) gather(chunks, next, files)
}

const weights = new Map()
const weigh = (file) => {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return weights.get(file)
}

/** Returns the files that are loaded before a route renders. */
function listFiles(route) {
  const files = new Set()
  const [chunks, page] =
    route === SHARE ? [readManifest('share-manifest.json'), 'share.html'] : [manifest, 'index.html']
  for (const source of [page, ...ROUTES[route].map((one) => `src/${one}`)]) gather(chunks, source, files)
  return [...files]
}

/** Returns the gzipped kB of a route. */
export function countBytes(route) {
  const sum = (end) =>
    listFiles(route)
      .filter((file) => file.endsWith(end))
      .reduce((total, file) => total + weigh(file), 0) / 1000
  return { js: sum('.js'), css: sum('.css') }
}

if (import.meta.filename === process.argv[1]) {
  // Very small files are not compressed.
  const readSize = (file) => statSync(join(dist, file), { throwIfNoEntry: false })?.size
  const bytesIn = (files, ending = '') =>
    files.reduce((total, file) => total + (readSize(`${file}${ending}`) ?? readSize(file)), 0)
  const cell = (bytes) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`.padStart(12)
  console.log(`${'route'.padEnd(32)}uncompressed        gzip      brotli`)
  for (const route of Object.keys(ROUTES)) {
    const files = [...listFiles(route), 'index.html']
    console.log(
      `${route.padEnd(32)}${[bytesIn(files), bytesIn(files, '.gz'), bytesIn(files, '.br')].map(cell).join('')}`,
    )
  }
  const asked = process.argv[2]
  if (asked)
    for (const file of listFiles(asked).sort((a, b) => weigh(b) - weigh(a)))
      console.log((weigh(file) / 1000).toFixed(1).padStart(7), file)
}
