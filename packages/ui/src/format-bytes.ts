const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const
const NO_BREAK_SPACE = '\u00a0'

/** Formats bytes in decimal units with up to three digits: 999 B, 4.2 MB, 1.23 GB. The space does not break. */
export function formatBytes(bytes: number, locale?: string): string {
  const size = Math.max(0, Number.isFinite(bytes) ? bytes : 0)
  const step = size < 1000 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), UNITS.length - 1)
  // 999,999 B would be formatted as "1,000 kB": values that round up to a thousand get the next unit.
  const up = step < UNITS.length - 1 && Number((size / 1000 ** step).toPrecision(3)) >= 1000 ? 1 : 0
  const value = size / 1000 ** (step + up)
  const digits = step + up === 0 ? 0 : value < 10 ? (step + up >= 3 ? 2 : 1) : value < 100 ? 1 : 0
  const number = value.toLocaleString(locale, { maximumFractionDigits: digits })
  return `${number}${NO_BREAK_SPACE}${UNITS[step + up]}`
}
