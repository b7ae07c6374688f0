import type { LayerChanges } from '@placard/domain/ad-builder'
import { useBuilder } from '../builder-context.js'

/** Returns a function that changes fields of the selected layers; quick changes of one kind are one step. */
export function useLayerChange(): (changes: LayerChanges, label: string) => void {
  const { selected, state, dispatch, mergeKey } = useBuilder()
  return (changes, label) => {
    const selectedIDs = selected.map(({ id }) => id)
    const ids = selectedIDs.length > 0 ? selectedIDs : state.layers.slice(0, 1).map(({ id }) => id)
    const key = mergeKey(`${Object.keys(changes).join()} ${ids.join()}`)
    dispatch({ type: 'change', ids, changes, label, mergeKey: key })
  }
}
