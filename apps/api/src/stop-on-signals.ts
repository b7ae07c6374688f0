/** Time in ms that requests in progress get to finish when the server stops. */
const STOP_MS = 30_000

/** Handlers of a stop, which the server sets while it starts. */
interface StopOnSignals {
  /** Returns whether a stop was requested. */
  isRequested: () => boolean
  /** Sets how to let go of a database that is being opened, migrated or filled. */
  onOpening: (abandon: () => Promise<void>) => void
  /** Sets how to close the running server. */
  onRunning: (close: () => Promise<void>) => void
}

/**
 * Exits with code 0 on SIGINT and SIGTERM. A server that is still starting stops at once, like one that is killed:
 * the database undoes what was not finished. A running one first finishes requests, events and jobs.
 */
function stopOnSignals(): StopOnSignals {
  let isRequested = false
  let abandon = async () => {}
  let close: (() => Promise<void>) | undefined

  async function stop(): Promise<void> {
    isRequested = true
    if (!close) {
      process.stdout.write(
        'Placard was stopped while it was starting. Nothing is lost: the next start goes on from here.\n',
      )
      await abandon()
    } else {
      setTimeout(() => {
        process.stderr.write('Some requests took too long to end; stopped without them.\n')
        process.exit(1)
      }, STOP_MS).unref()
      await close()
    }
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  return {
    isRequested: () => isRequested,
    onOpening(handler) {
      abandon = handler
    },
    onRunning(handler) {
      close = handler
    },
  }
}

/** Stops the server, or its start, when the operator asks for it; importing this module sets the signal handlers. */
export const stopping: StopOnSignals = stopOnSignals()
