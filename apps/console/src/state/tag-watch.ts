import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<Readonly<Record<string, number>>>(() => ({}))

/** Watches the tags of a creative from now on, because one was published or copied. */
export const watchTags = (creativeID: string): void => store.setState({ [creativeID]: Date.now() })

/** Returns when the tags of a creative were last published or copied in this visit, in ms since 1970. */
export const useWatchedSince = (creativeID: string | undefined): number | undefined =>
  useStore(store, (since) => (creativeID === undefined ? undefined : since[creativeID]))
