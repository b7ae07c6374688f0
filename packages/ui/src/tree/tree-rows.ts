import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

/** Node of a tree. */
export interface TreeNode {
  /** Unique id in the tree. */
  id: string
  /** Label; typing it moves focus to the node. */
  label: string
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** Content at the end of the row: a count, a badge. */
  badge?: ReactNode
  /** Children; an empty list is an empty folder. */
  children?: readonly TreeNode[]
  /** Loads its children with `loadChildren` when expanded. @default false */
  lazy?: boolean
}

/** Loading state of a lazy node, or its children. */
export type Loading = 'loading' | 'failed' | readonly TreeNode[]

/** Visible row: a node, or a message about its parent. */
export interface TreeRowData {
  id: string
  kind: 'node' | 'loading' | 'failed' | 'nothing'
  node: TreeNode
  /** Level; 1 at the top. */
  level: number
  position: number
  siblings: number
  /** Ids of the ancestors, the nearest first. */
  trail: readonly string[]
  /** True if it is expanded; undefined for leaves. */
  open: boolean | undefined
}

const word = (kind: 'loading' | 'failed' | 'nothing', node: TreeNode, trail: readonly string[]): TreeRowData => ({
  id: `${node.id}\u0000${kind}`,
  kind,
  node,
  level: trail.length + 1,
  position: 1,
  siblings: 1,
  trail,
  open: undefined,
})

/** Returns the visible rows of a tree from top to bottom. */
export function treeRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  loaded: ReadonlyMap<string, Loading>,
): TreeRowData[] {
  const rows: TreeRowData[] = []
  const add = (list: readonly TreeNode[], trail: readonly string[]) => {
    list.forEach((node, index) => {
      const opens = node.children !== undefined || node.lazy === true
      const open = opens ? expanded.has(node.id) : undefined
      const place = { level: trail.length + 1, position: index + 1, siblings: list.length }
      rows.push({ id: node.id, kind: 'node', node, trail, open, ...place })
      if (!open) return
      const inside = [node.id, ...trail]
      const found = node.children ?? loaded.get(node.id) ?? 'loading'
      if (typeof found === 'string') rows.push(word(found, node, inside))
      else if (found.length === 0) rows.push(word('nothing', node, inside))
      else add(found, inside)
    })
  }
  add(nodes, [])
  return rows
}

/** Returns the visible rows of a tree and loads the children of lazy nodes. */
export function useTreeRows(
  nodes: readonly TreeNode[],
  expanded: readonly string[],
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined,
): { rows: readonly TreeRowData[]; failed: TreeNode | undefined; retry: (node: TreeNode) => void } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loading>>(() => new Map())
  const [failed, setFailed] = useState<TreeNode>()
  const rows = useMemo(() => treeRows(nodes, new Set(expanded), loaded), [nodes, expanded, loaded])
  const load = useEffectEvent((node: TreeNode) => loadChildren?.(node))
  const canLoad = loadChildren !== undefined
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const put = (id: string, found: Loading) => setLoaded((was) => new Map(was).set(id, found))
    for (const { kind, node } of rows) {
      if (kind !== 'loading' || asked.current.has(node.id) || !canLoad) continue
      asked.current.add(node.id)
      load(node)?.then(
        (found) => put(node.id, found),
        () => {
          put(node.id, 'failed')
          setFailed(node)
        },
      )
    }
  }, [rows, canLoad])

  const retry = ({ id }: TreeNode) => {
    asked.current.delete(id)
    setFailed(undefined)
    setLoaded((was) => new Map(was).set(id, 'loading'))
  }
  return { rows, failed, retry }
}
