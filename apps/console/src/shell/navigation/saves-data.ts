/** True if prefetching should be avoided: data saver is on, or the connection is very slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
