import { INVALID_RESPONSE, TIMED_OUT, UNREACHABLE } from '@placard/domain/api'
import { RESPONSE_INTERRUPTED } from '@placard/domain/internal/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'

/** English texts. */
export const liveReportLabels = {
  /** Title until the report has loaded. */
  report: 'Campaign report',
  /** Title of a campaign that does not exist. */
  notFound: 'Campaign not found',
  /** Description of a campaign that does not exist. */
  notFoundText: "It may have been deleted, or you don't have access.",
  /** Error message if the server sends none. */
  failed: REPORT_FAILED.text ?? '',
  /** The same for share links. */
  linksFailed: 'Please try again.',
  /** Error message. */
  timedOut: TIMED_OUT,
  /** Error message. */
  unreachable: UNREACHABLE,
  /** Error message. */
  interrupted: RESPONSE_INTERRUPTED,
  /** Error message. */
  invalidResponse: INVALID_RESPONSE,
}

/** Texts of live reports. */
export type LiveReportLabels = typeof liveReportLabels

/** Translates the messages of the API client; those of the server stay as they are. */
export function clientMessage(message: string, labels: LiveReportLabels): string
export function clientMessage(message: string | undefined, labels: LiveReportLabels): string | undefined
export function clientMessage(message: string | undefined, labels: LiveReportLabels): string | undefined {
  switch (message) {
    case TIMED_OUT:
      return labels.timedOut
    case UNREACHABLE:
      return labels.unreachable
    case RESPONSE_INTERRUPTED:
      return labels.interrupted
    case INVALID_RESPONSE:
      return labels.invalidResponse
    default:
      return message
  }
}
