import { type ScreenName, screenAt } from '@placard/domain/internal/console'
import { readManifest } from './build-manifest.js'
import { screenModules } from './page-modules.js'

/** Returns the header `Link` (RFC 8288) for the page at a path: the files that its screen needs; '' for other paths. */
export type ScreenHints = (pathname: string) => string

/** Length in characters of the names: proxies such as nginx refuse responses with headers of more than 4 kB. */
const MOST_CHARACTERS = 2_800

const SEPARATOR = ','

/** Reads which files the screens of a built console need, so that a browser loads them beside those of its first page. */
export function createScreenHints(consoleDir: string): ScreenHints {
  const manifest = readManifest(consoleDir, 'index.html')
  const hintsByScreen = new Map<ScreenName, string>()
  const createHints = (screen: ScreenName): string => {
    if (!manifest) return ''
    // In the order of the modules, because the first one requests the data of the screen.
    const files = screenModules(screen).map((module) => manifest.filesOf([module]))
    const styles = new Set(files.flatMap(({ styles }) => styles))
    const scripts = new Set(files.flatMap(({ scripts }) => scripts))
    const hints = [
      ...manifest.ownScripts.map((file) => `</${file}>;rel=modulepreload`),
      ...[...styles].map((file) => `</${file}>;rel=preload;as=style;crossorigin`),
      ...[...scripts].map((file) => `</${file}>;rel=modulepreload;fetchpriority=low`),
    ]
    let length = 0
    const tooMany = hints.findIndex((hint) => {
      length += hint.length + SEPARATOR.length
      return length > MOST_CHARACTERS
    })
    return (tooMany < 0 ? hints : hints.slice(0, tooMany)).join(SEPARATOR)
  }
  return (pathname) => {
    const screen = screenAt(pathname)
    if (!screen) return ''
    const hints = hintsByScreen.get(screen) ?? createHints(screen)
    hintsByScreen.set(screen, hints)
    return hints
  }
}
