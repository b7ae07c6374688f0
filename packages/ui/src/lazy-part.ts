import { type ComponentType, useEffect, useState } from 'react'

/** A part whose code comes when it is wanted. */
export interface LazyPart<Props> {
  /** The part, once it has come. */
  loaded?: ComponentType<Props>
  /** Starts loading; where that fails nothing comes, and the next call tries again. */
  load: () => Promise<ComponentType<Props> | undefined>
}

/** Prepares a part that its owner can do without. React's own `lazy` throws a failure into the page, and keeps it. */
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

/** A part that loads when it is wanted, once it has. */
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
