import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../use-latest.js'
import { type Loading, type TreeNode, type TreeRowData, treeRows } from './tree-node.js'

/** The rows of a tree, and the loading of what lazy nodes hold when they are opened. */
export function useTreeRows(
  nodes: readonly TreeNode[],
  expanded: readonly string[],
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined,
): { rows: readonly TreeRowData[]; failed: TreeNode | undefined; retry: (node: TreeNode) => void } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loading>>(() => new Map())
  const [failed, setFailed] = useState<TreeNode>()
  const rows = useMemo(() => treeRows(nodes, new Set(expanded), loaded), [nodes, expanded, loaded])
  const load = useLatest(loadChildren)
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const put = (id: string, found: Loading) => setLoaded((was) => new Map(was).set(id, found))
    for (const { kind, node } of rows) {
      if (kind !== 'loading' || asked.current.has(node.id) || !load.current) continue
      asked.current.add(node.id)
      load.current(node).then(
        (found) => put(node.id, found),
        () => {
          put(node.id, 'failed')
          setFailed(node)
        },
      )
    }
  }, [rows, load])

  const retry = ({ id }: TreeNode) => {
    asked.current.delete(id)
    setFailed(undefined)
    setLoaded((was) => new Map(was).set(id, 'loading'))
  }
  return { rows, failed, retry }
}
