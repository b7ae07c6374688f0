import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, type PageMarkup, PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain'

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

/** Links with a low priority, because the style sheet and the font are what the first paint waits for. */
const preload = (file: string): string => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`

/** Files below this size in bytes are left to the imports: naming dozens of them delays the first paint of a phone. */
const LEAST_BYTES = 8_000

interface Hints {
  styles: string
  scripts: string
}

/** Returns links with which a browser loads the large files of a shared report at once, instead of one after the other. */
function hintsOf(manifest: Record<string, Chunk>, language: Language, sizeOf: (file: string) => number): Hints {
  const known = filesOf(manifest, ['index.html'])
  const needed = filesOf(manifest, [...FIRST, ...(CATALOGS[language] ? [CATALOGS[language]] : []), ...LATER])
  const files = [...needed].filter((file) => !known.has(file))
  return {
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
    scripts: files
      .filter((file) => file.endsWith('.js') && sizeOf(file) >= LEAST_BYTES)
      .map(preload)
      .join(''),
  }
}

/** A page for the template. */
export interface FilledPage extends PageMarkup {
  /** Data that the browser hydrates the markup with; undefined for a page without scripts. */
  page?: PrerenderedPage
  language: Language
  /** Theme of the link; null for that of the viewer. */
  theme: 'light' | 'dark' | null
}

const SCRIPTS = /<(?:script type="module"[^<>]*><\/script>|link rel="modulepreload"[^<>]*>)/g
const OPENING = /<(?:script type="module"|link rel="modulepreload")/g
const CONFIG = /<link rel="preload" href="\/config\.json"[^<>]*>/
const NOSCRIPT = /<noscript>[^<]*<\/noscript>/

/** Returns the console's page with markup in it. */
export type PageTemplate = (page: FilledPage) => string

/** Reads the built page of the console; returns undefined for a build without a manifest. */
export function createPageTemplate(consoleDir: string): PageTemplate | undefined {
  const manifestFile = join(consoleDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const index = readFileSync(join(consoleDir, 'index.html'), 'utf8').replace(CONFIG, '').replace(NOSCRIPT, '')
  const template = index.replace(SCRIPTS, '')
  // At the end, because the page is read before its code has run.
  const code = (index.match(SCRIPTS) ?? []).join('').replace(OPENING, (tag) => `${tag} fetchpriority="low"`)
  const sizeOf = (file: string) => statSync(join(consoleDir, file), { throwIfNoEntry: false })?.size ?? 0
  const hints = new Map(LANGUAGES.map((language) => [language, hintsOf(manifest, language, sizeOf)]))
  return ({ head, body, page, language, theme }) => {
    const { styles = '', scripts = '' } = (page && hints.get(language)) ?? {}
    const data =
      page &&
      `<script type="application/json" id="${PRERENDERED_PAGE_ID}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
    // Functions, because `$` has a meaning in texts that replace.
    return template
      .replace(
        '<html lang="en"',
        () => `<html lang="${language}"${theme ? ` data-theme="${theme}" data-link-theme` : ''}`,
      )
      .replace('<title>Placard</title>', () => head)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data ? data + code + scripts : ''}`)
  }
}
