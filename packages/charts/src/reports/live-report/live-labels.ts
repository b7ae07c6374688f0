import { INVALID_RESPONSE, TIMED_OUT, UNREACHABLE } from '@placard/domain/api'
import { RESPONSE_INTERRUPTED } from '@placard/domain/internal/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'

/** Texts of live reports. */
export interface LiveReportLabels {
  /** Title until the report has loaded. */
  report: string
  /** Title of a campaign that does not exist. */
  notFound: string
  /** Description of a campaign that does not exist. */
  notFoundText: string
  /** Error message if the server sends none. */
  failed: string
  /** The same for share links. */
  linksFailed: string
  /** Error message. */
  timedOut: string
  /** Error message. */
  unreachable: string
  /** Error message. */
  interrupted: string
  /** Error message. */
  invalidResponse: string
}

/** English texts. */
export const liveReportLabels: LiveReportLabels = {
  report: 'Campaign report',
  notFound: 'Campaign not found',
  notFoundText: "It may have been deleted, or you don't have access.",
  failed: REPORT_FAILED.text ?? '',
  linksFailed: 'Please try again.',
  timedOut: TIMED_OUT,
  unreachable: UNREACHABLE,
  interrupted: RESPONSE_INTERRUPTED,
  invalidResponse: INVALID_RESPONSE,
}

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
