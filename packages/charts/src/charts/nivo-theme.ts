const text = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--placard-chart-axis)' }

/** nivo theme of all charts: labels and grid lines in the colors of the tokens, no axis lines. */
export const NIVO_THEME = {
  text,
  axis: { domain: { line: { strokeWidth: 0 } }, ticks: { line: { strokeWidth: 0 }, text } },
  grid: { line: { stroke: 'var(--placard-chart-grid)', strokeWidth: 1 } },
}
