const MINUTE_MS = 60_000

/** How soon a moment comes, in words: 'any moment now', 'in 12 min', 'in 3 h', 'in 5 days'. */
export function untilText(moment: Date, now: Date): string {
  const minutes = Math.ceil((moment.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'any moment now'
  if (minutes < 60) return `in ${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} days`
}
