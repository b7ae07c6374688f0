import { isMetricShown } from '@placard/domain/internal/share'
import { isVideoMetric, type MetricName, type Report } from '@placard/domain/report'
import type { ReportPart } from '@placard/domain/share'

/** Metrics and columns of a report without the parts that a share link leaves out. */
export interface ReportContents extends Pick<Report, 'withVideoData'> {
  /** Parts that are left out. @default none */
  leftOut?: readonly ReportPart[] | undefined
}

/** Returns those of the metrics that can be shown of a report. */
export const shownMetrics = <Name extends MetricName>(
  names: readonly Name[],
  { withVideoData, leftOut }: ReportContents,
): Name[] => names.filter((name) => (withVideoData || !isVideoMetric(name)) && isMetricShown(name, leftOut))

/** Returns whether a report shows the quartiles of videos. */
export const hasQuartiles = ({ withVideoData, leftOut = [] }: ReportContents): boolean =>
  withVideoData && !leftOut.includes('video')

/** Returns whether the data of a report can be saved as files. */
export const hasDownloads = ({ leftOut = [] }: Pick<ReportContents, 'leftOut'>): boolean =>
  !leftOut.includes('downloads')
