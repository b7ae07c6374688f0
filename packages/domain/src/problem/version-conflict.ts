import { ApiError } from './problem.js'

/** The status of a refusal to overwrite what somebody else has changed meanwhile. */
export const VERSION_CONFLICT_STATUS = 412

/** A change that came too late: `current` is what the server holds now, so that the person can choose. */
export class VersionConflict<Current = unknown> extends ApiError {
  readonly current: Current

  constructor(message: string, current: Current) {
    super(message, { status: VERSION_CONFLICT_STATUS, data: current })
    this.name = 'VersionConflict'
    this.current = current
  }
}
