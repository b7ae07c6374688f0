import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { useHydrating, usePrerendering } from './prerendered/prerendered.js'

/** Time that code may take to load, in ms. */
const TIMEOUT_MS = 120_000

interface ChunkError extends Error {
  timedOut: boolean
}

const chunkError = (timedOut: boolean, cause?: unknown): ChunkError =>
  Object.assign(new Error('Loading chunk failed', { cause }), { name: 'ChunkError', timedOut })

const isChunkError = (error: unknown): error is ChunkError => error instanceof Error && error.name === 'ChunkError'

/** Tells why code did not load: `'timeout'` after 120 s, else `'failed'`; undefined for any other error. */
export const loadFailure = (error: unknown): 'failed' | 'timeout' | undefined =>
  isChunkError(error) ? (error.timedOut ? 'timeout' : 'failed') : undefined

/** Runs a dynamic import. Throws an error that `loadFailure` recognizes when it fails, or takes longer than 120 s. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkError(true)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    throw isChunkError(cause) ? cause : chunkError(false, cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Forgets the failures of parts that were rendered. */
const failures = new Set<() => void>()

/** Lets parts that failed to load try again when they are rendered next. Call it before an error boundary retries. */
export function retryLazyParts(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Component whose code is loaded when it is first rendered, or before by `load` or `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the code, again after a failure; rejects if that fails. */
  load: () => Promise<unknown>
  /** Starts loading the code and ignores a failure. */
  preload: () => void
  /** Returns whether the code is loaded, so that no placeholder is rendered. */
  isLoaded: () => boolean
}

export interface LazyPartOptions<Props = object> {
  /**
   * Rendered while the code loads; a function receives the props.
   * @default an empty placeholder that screenshots and printing wait for
   */
  pending?: ReactNode | ((props: Props) => ReactNode)
  /** Rendered if the code does not load. @default throws to the nearest error boundary */
  failed?: ReactNode
}

interface PartProps<Props> {
  loaded: () => ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  pending: LazyPartOptions<Props>['pending']
  props: Props
}

/** Does not use Suspense: React shows its fallback for at least 300 ms, which is longer than a chart takes to mount. */
function Part<Props extends object>({ loaded, load, pending, props }: PartProps<Props>) {
  const isHydrating = useHydrating()
  const prerendering = usePrerendering()
  // Chosen once: another component would lose the state of what it renders. Code that arrives between the server's
  // rendering and hydration would not match the server's placeholder.
  const [Chosen, choose] = useState(() => (isHydrating && !prerendering ? undefined : loaded()))
  const [failure, setFailure] = useState<{ cause: unknown }>()
  useLayoutEffect(() => {
    if (Chosen) return
    let isMounted = true
    load().then(
      (component) => isMounted && choose(() => component),
      (cause) => isMounted && setFailure({ cause }),
    )
    return () => {
      isMounted = false
    }
  }, [Chosen, load])
  if (isHydrating && !Chosen) prerendering?.onMissing?.(load())
  if (failure) throw failure.cause
  if (Chosen) return <Chosen {...props} />
  return typeof pending === 'function' ? pending(props) : pending
}

/**
 * Creates a component whose code is loaded on demand. Unlike React's `lazy` it renders at once when its code was loaded
 * before, and loads again after a failure. Servers render the placeholder, and hydration begins with it, except inside
 * of `Prerendered`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { pending = <span hidden data-still-loading="" />, failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false

  const forget = () => {
    loading = undefined
    hasFailed = false
  }
  const run = async (): Promise<ComponentType<Props>> => {
    try {
      Loaded = (await loadCode(load)).default
      return Loaded
    } catch (error) {
      hasFailed = true
      failures.add(forget)
      if (failed === undefined) throw error
      return () => failed
    }
  }
  const loadOnce = () => {
    loading ??= run()
    return loading
  }
  const loadAgain = () => {
    if (hasFailed) forget()
    return loadOnce()
  }
  const loaded = () => Loaded
  const part = (props: Props) => <Part loaded={loaded} load={loadOnce} pending={pending} props={props} />
  return Object.assign(part, {
    load: loadAgain,
    preload: () => void loadAgain().catch(() => undefined),
    isLoaded: () => Loaded !== undefined,
  })
}
