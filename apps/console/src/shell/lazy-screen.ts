import { type ComponentType, lazy } from 'react'

/** How long a screen's code may take to load, in ms. */
export const CHUNK_TIMEOUT_MS = 120_000

/** What a screen's code that did not load is thrown as. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkError'
  }
}

type Load = () => Promise<{ default: ComponentType }>

/** Runs an import and gives up with a `ChunkError` when it fails or takes too long. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), timeoutMs)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(cause)
  } finally {
    clearTimeout(timer)
  }
}

/** A screen whose code loads when it is first shown, or before that by `preload`. */
export function lazyScreen(load: Load) {
  return {
    Screen: lazy(() => loadChunk(load)),
    /** Starts loading; a failure is told when the screen is shown. */
    preload: () => void load().catch(() => undefined),
  }
}
