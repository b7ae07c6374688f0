import { type ComponentType, use } from 'react'

/** How long a screen's code may take to load, in ms. */
export const CHUNK_TIMEOUT_MS = 120_000

/** What people are told about code that did not load. */
export const CHUNK_FAILED = {
  title: 'Loading chunk failed',
  text: 'Part of the console could not be loaded. The connection may be down, or a newer version was installed.',
}

/** What a screen's code that did not load is thrown as. */
export class ChunkError extends Error {
  /** Whether it never came, rather than not being there. */
  readonly timedOut: boolean

  constructor({ cause, timedOut = false }: { cause?: unknown; timedOut?: boolean } = {}) {
    super(CHUNK_FAILED.title, { cause })
    this.name = 'ChunkError'
    this.timedOut = timedOut
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Runs an import and gives up with a `ChunkError` when it fails or takes too long. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError({ timedOut: true })), timeoutMs)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError({ cause })
  } finally {
    clearTimeout(timer)
  }
}

const failed = new Set<() => void>()

/** What did not load may be tried again: the next time it is shown, it is. */
export function retryChunks(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** What `use` reads at once, without a turn of waiting, once it says that it is fulfilled. */
type Loading<Props> = Promise<ComponentType<Props>> & { status?: 'fulfilled'; value?: ComponentType<Props> }

/** A screen, or a part of one, whose code is loaded when it is wanted. */
export interface Chunk<Props = object> {
  /** The screen, for `use`. */
  show: () => Promise<ComponentType<Props>>
  /** Loads it before it is shown. What fails so is for the caller to tell, and the next time loads it again. */
  load: () => Promise<ComponentType<Props>>
  /** Starts loading; a failure is told when the screen is shown. */
  preload: () => void
}

/** Prepares a screen or a part of one whose code loads when it is first shown, or before that by `preload`. */
export function lazyScreen<Props = object>(load: Load<Props>): Chunk<Props> {
  let loading: Loading<Props> | undefined
  let shown = false

  const forget = () => {
    loading = undefined
    shown = false
  }
  const run = async () => {
    try {
      const { default: screen } = await loadChunk(load)
      if (loading) Object.assign(loading, { status: 'fulfilled', value: screen })
      return screen
    } catch (failure) {
      // One that nobody was shown is no matter; the other stays until it may be tried again.
      if (shown) failed.add(forget)
      else forget()
      throw failure
    }
  }
  const start = () => {
    loading ??= run()
    return loading
  }
  return {
    show() {
      shown = true
      return start()
    },
    load: start,
    preload: () => void start().catch(() => undefined),
  }
}

/** Shows a screen once its code is there. Not by React's own `lazy`, which keeps a failure for as long as the page lives. */
export function LazyScreen<Props extends object = object>({ chunk, ...props }: { chunk: Chunk<Props> } & Props) {
  const Screen: ComponentType<object> = use(chunk.show() as Promise<ComponentType<object>>)
  return <Screen {...props} />
}
