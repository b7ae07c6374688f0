import { formatCount, formatPercent, type ReportTexts } from '@placard/domain/report'

/** Formats a difference with its sign. */
export const formatDifference = (value: number | null, texts: ReportTexts): string =>
  value !== null && value > 0 ? `+${formatCount(value, texts)}` : formatCount(value, texts)

/** Formats a difference in percent with its sign. */
export const formatPercentDifference = (value: number | null, texts: ReportTexts): string =>
  value !== null && value > 0 ? `+${formatPercent(value, 1, texts)}` : formatPercent(value, 1, texts)
