import type { Campaign } from '@placard/domain'
import { useMemo, useRef, useState } from 'react'

/** Which of the shown campaigns are chosen, and what is done with them. */
export function useChosen(shown: readonly Campaign[] | undefined, onDelete: (...campaigns: Campaign[]) => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What a search hides is not chosen: nobody deletes what is out of sight.
  const selected = useMemo(() => {
    if (chosen.size === 0) return chosen
    return new Set(shown?.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))
  }, [chosen, shown])
  const anchor = useRef<string>(undefined)

  /** Chooses one or not; with a range all from the last one on. */
  const choose = ({ id }: Campaign, isChosen: boolean, isRange: boolean) => {
    const ids = shown?.map((campaign) => campaign.id) ?? []
    const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)].sort((a, b) => a - b)
    const range = isRange && from !== undefined && to !== undefined && from >= 0 ? ids.slice(from, to + 1) : [id]
    const next = new Set(selected)
    for (const one of range) isChosen || isRange ? next.add(one) : next.delete(one)
    anchor.current = id
    setChosen(next)
  }
  const remove = (...campaigns: Campaign[]) => {
    if (campaigns.length === 0) return
    goToNeighbour(new Set(campaigns.map(({ id }) => id)))
    onDelete(...campaigns)
  }
  /** The row with the focus, or all that are chosen where it is one of them. */
  const removeRow = (campaign: Campaign) =>
    remove(...(selected.has(campaign.id) ? (shown ?? []).filter(({ id }) => selected.has(id)) : [campaign]))
  return { selected, choose, select: setChosen, remove, removeRow }
}

/** Goes on to what stands behind those that go, else before them, else to the heading of the page. */
function goToNeighbour(gone: ReadonlySet<string>): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const isGone = ({ dataset }: HTMLElement) => gone.has(dataset.row ?? '')
  const first = rows.findIndex(isGone)
  const target = rows.slice(Math.max(first, 0)).find((row) => !isGone(row)) ?? rows.slice(0, Math.max(first, 0)).at(-1)
  const link = target?.querySelector<HTMLElement>('a:not([inert] *)') ?? document.querySelector<HTMLElement>('h1')
  link?.focus()
}
