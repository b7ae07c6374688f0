import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface PreviewTrial {
  /** Previews on the page, in the order in which they appeared. */
  ids: readonly string[]
  /** Previews to try one after the other, because one of them hangs. The first is being tried. */
  suspects: readonly string[]
  /** Previews that hung when they were tried. */
  hung: readonly string[]
  /** Number of times that all previews were unloaded. */
  round: number
}

const NONE: PreviewTrial = { ids: [], suspects: [], hung: [], round: 0 }

const store = createStore<PreviewTrial>(() => NONE)
const { getState, setState } = store

function add(id: string): void {
  const { ids, suspects } = getState()
  setState({ ids: [...ids, id], ...(suspects.length > 0 && { suspects: [...suspects, id] }) })
}

const without = (list: readonly string[], id: string) => list.filter((one) => one !== id)

function remove(id: string): void {
  const { ids, suspects, hung } = getState()
  setState({ ids: without(ids, id), suspects: without(suspects, id), hung: without(hung, id) })
}

/**
 * Unloads all previews, which ends their process, after one of them did not respond. The previews share the process, so
 * the one that reports this is not always the one that hangs: they are then loaded one after the other, and the one
 * that makes this happen again stays unloaded. Reports of an earlier round are ignored.
 */
function reportUnresponsive(round: number): void {
  const { ids, suspects, hung, ...state } = getState()
  if (round !== state.round) return
  const all = suspects.length > 0 ? suspects : ids.filter((id) => !hung.includes(id))
  const [first, ...others] = all
  const isCulprit = first !== undefined && (suspects.length > 0 || others.length === 0)
  setState({
    round: round + 1,
    suspects: isCulprit ? others : all,
    hung: isCulprit ? [...hung, first] : hung,
  })
}

/** Ends the trial of a preview, which responds; the next one follows. */
const acquit = (id: string): void => setState(({ suspects }) => ({ suspects: without(suspects, id) }))

/**
 * Time in ms that a preview is tried after it has loaded. A script that never ends is noticed after 4 s, so one that
 * starts within the first 2 s is found.
 */
const TRIAL_MS = 6000

/** Returns whether the preview of a component may load now, after previews on the page have stopped responding. */
export function usePreviewTrial(isLoaded: boolean) {
  const id = useId()
  const { suspects, hung, round } = useStore(store)
  useEffect(() => {
    add(id)
    return () => remove(id)
  }, [id])
  const isTried = suspects[0] === id
  useEffect(() => {
    if (!isTried || !isLoaded) return
    const timer = setTimeout(() => acquit(id), TRIAL_MS)
    return () => clearTimeout(timer)
  }, [id, isTried, isLoaded])
  return {
    isHung: hung.includes(id),
    isWaiting: suspects.includes(id) && !isTried,
    round,
    onUnresponsive: () => reportUnresponsive(round),
  }
}
