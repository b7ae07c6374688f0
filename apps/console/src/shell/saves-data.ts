/** Whether what was never asked for would cost the reader: the device saves data, or its line is very slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
