import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { storyFiles } from './docs-pages.js'
import type { ExportCache } from './example-writer.js'
import { writeExample } from './story-example.js'
import { readStories, type StoryModule } from './story-terms.js'

/** Example of a story, or why there is none. */
export interface StoryExample {
  path: string
  story: string
  code?: string
  reason?: string
}

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const CONFIG = {
  root: true,
  formatter: { indentStyle: 'space', lineWidth: 90 },
  javascript: { formatter: { quoteStyle: 'single', semicolons: 'asNeeded' } },
}

/** Formats files together, because starting Biome takes longer than formatting. */
async function format(codes: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placard-examples-'))
  const file = (index: number) => join(folder, `${index}.tsx`)
  try {
    await writeFile(join(folder, 'biome.json'), JSON.stringify(CONFIG))
    await Promise.all(codes.map((code, index) => writeFile(file(index), code)))
    const args = [BIOME, 'check', '--write', '--linter-enabled=false', '.']
    await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 })
    return await Promise.all(codes.map((_, index) => readFile(file(index), 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the names of the stories that are on a page. */
const documentedStories = ({ meta, stories }: StoryModule) =>
  [...stories]
    .filter(([, story]) => !(story.get('tags') ?? meta.get('tags'))?.node.getText().includes('!autodocs'))
    .map(([name]) => name)

/** Writes examples of all stories in these files. */
async function writeExamples(paths: readonly string[]): Promise<StoryExample[]> {
  const cache: ExportCache = new Map()
  const examples = paths.flatMap((path) => {
    const file = readStories(path)
    return documentedStories(file).map((story): StoryExample => {
      try {
        return { path, story, code: writeExample(file, story, cache) }
      } catch (error) {
        return { path, story, reason: error instanceof Error ? error.message : String(error) }
      }
    })
  })
  const codes = await format(examples.flatMap(({ code }) => code ?? []))
  return examples.map((example) => (example.code ? { ...example, code: (codes.shift() ?? '').trimEnd() } : example))
}

let written: { timeMs: number; examples: Promise<StoryExample[]> } | undefined

/** Returns the examples of a story file, or of all. Those of a file that has changed since are written again. */
export async function readExamples(path?: string): Promise<StoryExample[]> {
  written ??= { timeMs: Date.now(), examples: writeExamples(storyFiles()) }
  if (!path) return written.examples
  if (statSync(path).mtimeMs > written.timeMs) return writeExamples([path])
  return (await written.examples).filter((example) => example.path === path)
}
