import { formatDay } from '../report/range-text.js'

/** How long ago a moment was, in words: 'just now', '12 min ago', '3 h ago', 'yesterday', then its date in UTC. */
export function formatTimeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  if (hours < 48) return 'yesterday'
  if (hours < 24 * 7) return `${Math.floor(hours / 24)} days ago`
  return formatDay(moment.toISOString().slice(0, 10))
}
