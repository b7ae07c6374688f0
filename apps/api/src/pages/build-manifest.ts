import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Files below this size in bytes are left to the imports: naming dozens of them delays the first paint of a phone. */
const LEAST_BYTES = 8_000

/** Files of the built console, which page and screens need. */
export interface BuildManifest {
  /**
   * Returns the style sheets and the large scripts of modules and of all that these import, but for those that
   * index.html already names. Modules are paths in the console's folder, as in the build's manifest.
   */
  filesOf: (modules: readonly string[]) => { styles: string[]; scripts: string[] }
}

/** Reads the manifest of a built console; returns undefined for a build without one. */
export function readManifest(consoleDir: string): BuildManifest | undefined {
  const file = join(consoleDir, '.vite/manifest.json')
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
  const sizeOf = (name: string) => statSync(join(consoleDir, name), { throwIfNoEntry: false })?.size ?? 0
  const known = collect(['index.html'])
  return {
    filesOf(modules) {
      const files = [...collect(modules)].filter((name) => !known.has(name))
      return {
        styles: files.filter((name) => name.endsWith('.css')),
        scripts: files.filter((name) => name.endsWith('.js') && sizeOf(name) >= LEAST_BYTES),
      }
    },
  }
}
