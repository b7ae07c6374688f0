import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageMarkup, PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain/internal/share'
import { LANGUAGES, type Language } from '@placard/domain/report'
import { type BuildManifest, readManifest } from './build-manifest.js'
import { sharedPageModules } from './page-modules.js'

/** Links with a low priority, because the style sheet and the font are what the first paint waits for. */
const preload = (file: string): string => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`

interface Hints {
  styles: string
  scripts: string
}

/** Returns links with which a browser loads the files of a shared report at once, instead of one after the other. */
function createHints(manifest: BuildManifest, language: Language): Hints {
  const { styles, scripts } = manifest.filesOf(sharedPageModules(language))
  return {
    styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    scripts: scripts.map(preload).join(''),
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

/** Returns the page of share links with markup in it. */
export type PageTemplate = (page: FilledPage) => string

/** Reads the built page of share links; returns undefined for a console without it. */
export function createPageTemplate(consoleDir: string): PageTemplate | undefined {
  const manifest = readManifest(consoleDir, 'share.html')
  if (!manifest) return undefined
  const empty = readFileSync(join(consoleDir, 'share.html'), 'utf8').replace(CONFIG, '').replace(NOSCRIPT, '')
  const template = empty.replace(SCRIPTS, '')
  // At the end, because the page is read before its code has run.
  const code = (empty.match(SCRIPTS) ?? []).join('').replace(OPENING, (tag) => `${tag} fetchpriority="low"`)
  const hints = new Map(LANGUAGES.map((language) => [language, createHints(manifest, language)]))
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
