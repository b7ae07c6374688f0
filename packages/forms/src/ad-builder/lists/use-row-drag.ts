import { type ComponentProps, type RefObject, useState } from 'react'
import { useBuilder } from '../builder-context.js'

const layerRows = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-layer]') ?? [])]

/** Returns the layer whose row is at a place; undefined below all of them. */
const layerAt = (list: HTMLElement | null, clientY: number) =>
  layerRows(list).find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })?.dataset.rowLayer

type ListEvents = Pick<ComponentProps<'ul'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>

/**
 * Reorders layers and groups by dragging the grips of their rows. The buttons of the Arrange section do the same by
 * keyboard. `overID` is the layer in front of which the rows would be put.
 */
export function useRowDrag(list: RefObject<HTMLUListElement | null>): ListEvents & { overID: string | undefined } {
  const { dispatch } = useBuilder()
  const [dragged, setDragged] = useState<{ ids: readonly string[]; overID: string | undefined }>()
  const isOwn = dragged?.overID !== undefined && dragged.ids.includes(dragged.overID)
  return {
    overID: isOwn ? undefined : dragged?.overID,
    onPointerDown: (event) => {
      const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null
      const ids = grip?.dataset.grip?.split(' ')
      if (!grip || !ids) return
      event.preventDefault()
      grip.setPointerCapture(event.pointerId)
      setDragged({ ids, overID: ids[0] })
    },
    onPointerMove: (event) => {
      if (dragged) setDragged({ ...dragged, overID: layerAt(list.current, event.clientY) })
    },
    onPointerUp: (event) => {
      if (!dragged) return
      const { ids } = dragged
      const overID = layerAt(list.current, event.clientY)
      setDragged(undefined)
      if (overID !== undefined && ids.includes(overID)) return
      // The row above which it is dropped is behind it; without one, it goes to the back.
      const others = layerRows(list.current).flatMap(({ dataset }) => dataset.rowLayer ?? [])
      const order = others.filter((id) => !ids.includes(id))
      const index = overID === undefined ? order.length : order.indexOf(overID)
      dispatch({ type: 'place', ids, frontID: order[index - 1] ?? null })
    },
    onPointerCancel: () => setDragged(undefined),
  }
}
