import { fileURLToPath } from 'node:url'

// This file is src/paths.ts or part of a bundle directly in dist/: the same depth, so that one way up serves both.
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const built = !import.meta.url.endsWith('.ts')

/** The folder of the database's migrations. */
export const MIGRATIONS_DIR = fromHere('../migrations')

/** The files that the demo company's creatives show. */
export const DEMO_DIR = fromHere('../demo')

/** The console as its build leaves it. */
export const CONSOLE_DIR = fromHere('../../console/dist')

/** What the embedded database's thread runs: TypeScript in tests, its build in the product. */
export const EMBEDDED_WORKER = fromHere(`./store/embedded/embedded-worker.${built ? 'js' : 'ts'}`)
