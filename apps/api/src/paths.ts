import { fileURLToPath } from 'node:url'

// This file is src/paths.ts or part of a bundle directly in dist/: the same depth, so that one way up serves both.
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const built = !import.meta.url.endsWith('.ts')

/** Folder of the database migrations. */
export const MIGRATIONS_DIR = fromHere('../migrations')

/** Folder of the demo company's videos. */
export const DEMO_DIR = fromHere('../demo')

/** Folder of the built console. */
export const CONSOLE_DIR = fromHere('../../console/dist')

/** Entry file of the embedded database's thread: TypeScript in tests, JavaScript in the product. */
export const EMBEDDED_WORKER = fromHere(`./store/embedded/embedded-worker.${built ? 'js' : 'ts'}`)

/** Entry file of the processes that inspect uploads. Tests bundle it first, because it needs much of `domain`. */
export const INSPECTION_WORKER = fromHere(`${built ? '.' : '../.vitest'}/files/inspection-worker.js`)

/** Entry file of the processes that read files of partners; bundled first in tests, for the same reason. */
export const PARTNER_FILE_WORKER = fromHere(`${built ? '.' : '../.vitest'}/discrepancy/partner-file-worker.js`)

/** Folder of the built player that tests VAST. */
export const VAST_PLAYER_DIR = fromHere('../dist/vast-player')
