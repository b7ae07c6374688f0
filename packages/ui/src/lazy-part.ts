import { type ComponentType, useEffect, useState } from 'react'

/** Component whose code is loaded on demand. */
export interface LazyPart<Props> {
  /** Component, once loaded. */
  loaded?: ComponentType<Props>
  /** Starts loading. Resolves to undefined after a failure; the next call retries. */
  load: () => Promise<ComponentType<Props> | undefined>
}

/** Creates an optional lazy component. React's own `lazy` throws and caches a failure. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props> | undefined> | undefined
  const run = async () => {
    try {
      part.loaded = await load()
    } catch {
      loading = undefined
    }
    return part.loaded
  }
  const part: LazyPart<Props> = {
    load() {
      loading ??= run()
      return loading
    },
  }
  return part
}

/** Returns a lazy component once it is wanted and loaded. */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState(() => part.loaded)
  useEffect(() => {
    if (!wanted || loaded) return
    let isGone = false
    void part.load().then((found) => {
      if (!isGone) setLoaded(() => found)
    })
    return () => {
      isGone = true
    }
  }, [part, wanted, loaded])
  return loaded
}
