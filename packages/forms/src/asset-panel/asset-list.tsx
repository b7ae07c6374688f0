import type { Asset } from '@placard/domain'
import { useLayoutEffect, useRef } from 'react'
import { AssetRow, type AssetRowProps } from './asset-row.js'

export interface AssetListProps extends Pick<AssetRowProps, 'creative' | 'onRemove'> {
  /** Assets in display order. */
  assets: readonly Asset[]
  /** Returns a sentence that says where a file is used. */
  usedIn: ((asset: Asset) => string | undefined) | undefined
}

/** Lists the files of a creative. After a removal, focus moves to the row that takes its place. */
export function AssetList({ assets, usedIn, ...shared }: AssetListProps) {
  const list = useRef<HTMLUListElement>(null)
  const row = useRef(-1)
  useLayoutEffect(() => {
    if (row.current < 0 || document.activeElement !== document.body) return
    const next = list.current?.children[Math.min(row.current, assets.length - 1)]
    Array.from(next?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
  })
  return (
    <ul
      ref={list}
      onFocus={({ target }) => {
        row.current = Array.from(list.current?.children ?? []).findIndex((one) => one.contains(target))
      }}
      onBlur={() => {
        row.current = -1
      }}
      className="divide-y divide-line-subtle rounded-card border border-line-subtle bg-surface"
    >
      {assets.map((asset) => (
        <AssetRow key={asset.id} asset={asset} usedIn={usedIn?.(asset)} {...shared} />
      ))}
    </ul>
  )
}
