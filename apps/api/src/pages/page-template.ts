import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, type PageMarkup, PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain'

/** Modules whose code a shared report needs to react, by the names of the build's manifest. */
const FIRST = ['src/routes/share/route.tsx', 'src/shell/layouts/share-layout.tsx']
/** Modules of its parts that take over later. */
const LATER = [
  '../../packages/charts/src/campaign-report/report-tables.tsx',
  '../../packages/charts/src/time-series-chart/plot-frame.tsx',
]
const CATALOGS: Partial<Record<Language, string>> = { de: 'src/de/de.ts' }

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Returns the files of modules and of all that these import statically. */
function filesOf(manifest: Record<string, Chunk>, modules: string[]): Set<string> {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    chunk.imports?.forEach(add)
  }
  modules.forEach(add)
  return files
}

const link = (file: string, attributes = ''): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin${attributes} href="/${file}">`

/** Links with which a browser loads the code of a shared report at once, instead of one import after the other. */
function hintsOf(manifest: Record<string, Chunk>, language: Language): string {
  const known = filesOf(manifest, ['index.html'])
  const first = filesOf(manifest, [...FIRST, ...(CATALOGS[language] ? [CATALOGS[language]] : [])])
  const later = filesOf(manifest, LATER)
  return [
    ...[...first].filter((file) => !known.has(file)).map((file) => link(file)),
    ...[...later]
      .filter((file) => !known.has(file) && !first.has(file))
      .map((file) => link(file, ' fetchpriority="low"')),
  ].join('')
}

/** A page for the template. */
export interface FilledPage extends PageMarkup {
  /** What the browser hydrates the markup with; undefined for a page without scripts. */
  page?: PrerenderedPage
  language: Language
  /** Theme of the link; null for that of the viewer. */
  theme: 'light' | 'dark' | null
}

const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const CONFIG = /\s*<link rel="preload" href="\/config\.json"[^>]*>/
const NOSCRIPT = /\s*<noscript>[^<]*<\/noscript>/

/** Returns the console's page with markup in it. */
export type PageTemplate = (page: FilledPage) => string

/** Reads the built page of the console; returns undefined for a build without a manifest. */
export function createPageTemplate(consoleDir: string): PageTemplate | undefined {
  const manifestFile = join(consoleDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const template = readFileSync(join(consoleDir, 'index.html'), 'utf8').replace(CONFIG, '').replace(NOSCRIPT, '')
  return ({ head, body, page, language, theme }) => {
    const data =
      page &&
      `<script type="application/json" id="${PRERENDERED_PAGE_ID}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
    const html = page ? template : template.replace(SCRIPTS, '')
    // Functions, because `$` has a meaning in texts that replace.
    return html
      .replace(
        '<html lang="en"',
        () => `<html lang="${language}"${theme ? ` data-theme="${theme}" data-link-theme` : ''}`,
      )
      .replace('<title>Placard</title>', () => head)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data ?? ''}`)
      .replace('</head>', () => `${page ? hintsOf(manifest, language) : ''}</head>`)
  }
}
