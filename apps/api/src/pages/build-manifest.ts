import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Files of the built console, which page and screens need. */
export interface BuildManifest {
  /** Scripts that the page names, largest first. */
  ownScripts: readonly string[]
  /**
   * Returns the style sheets and the scripts of modules and of all that these import, largest first, but for those
   * that the page already names. Modules are paths in the console's folder, as in the build's manifest.
   */
  filesOf: (modules: readonly string[]) => { styles: string[]; scripts: string[] }
}

/** Pages of a built console and their manifests, which are builds of their own. */
const MANIFESTS = { 'index.html': '.vite/manifest.json', 'share.html': '.vite/share-manifest.json' }

/** Reads the manifest of a page of a built console; returns undefined for a build without one. */
export function readManifest(consoleDir: string, page: keyof typeof MANIFESTS): BuildManifest | undefined {
  const file = join(consoleDir, MANIFESTS[page])
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const collect = (modules: readonly string[]): Set<string> => {
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
  const readSize = (name: string) => statSync(join(consoleDir, name), { throwIfNoEntry: false })?.size ?? 0
  const known = collect([page])
  const listScripts = (files: Iterable<string>) =>
    [...files].filter((name) => name.endsWith('.js')).toSorted((a, b) => readSize(b) - readSize(a))
  return {
    ownScripts: listScripts(known),
    filesOf(modules) {
      const files = [...collect(modules)].filter((name) => !known.has(name))
      return { styles: files.filter((name) => name.endsWith('.css')), scripts: listScripts(files) }
    },
  }
}
