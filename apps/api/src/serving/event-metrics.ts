import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client'

/** Metrics of event counting for the operator. */
export interface EventMetrics {
  taken: Counter.Internal
  counted: Counter.Internal
  duplicate: Counter.Internal
  refused: Counter.Internal
  dropped: Counter.Internal
  /** Events filtered as invalid traffic. */
  invalid: Counter<'reason'>
  /** Duration of writing a batch. */
  duration: Histogram
  /** Errors reported by players, by VAST code. */
  playerErrors: Counter<'code'>
  register: (registry: Registry<OpenMetricsContentType>) => void
}

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of one server's counter; `waiting` returns the number of events in memory. */
export function createEventMetrics(waiting: () => number): EventMetrics {
  const events = new Counter({
    name: 'placard_serving_events',
    help: 'Events of served advertisements: taken into memory; counted in the database, or a duplicate there or here; refused as forged, late, unknown or of a preview; dropped because too many waited',
    labelNames: ['outcome'],
    registers: [],
  })
  const invalid = new Counter({
    name: 'placard_serving_invalid_events',
    help: 'Events that were filtered as general invalid traffic: robot, prefetch, rate (beyond the limit of an address), no_view (a click without a valid impression). Repeats are duplicates of placard_serving_events',
    labelNames: ['reason'],
    registers: [],
  })
  const waitingNow = new Gauge({
    name: 'placard_serving_events_waiting',
    help: 'Events in memory that are not in the database yet',
    registers: [],
    collect() {
      this.set(waiting())
    },
  })
  const duration = new Histogram({
    name: 'placard_serving_flush_duration_seconds',
    help: 'How long a batch of events took to write',
    buckets: DURATIONS_S,
    registers: [],
  })
  const playerErrors = new Counter({
    name: 'placard_serving_player_errors',
    help: 'Errors that players reported, by the code of VAST',
    labelNames: ['code'],
    registers: [],
  })
  const outcome = (name: string) => events.labels(name)
  return {
    taken: outcome('taken'),
    counted: outcome('counted'),
    duplicate: outcome('duplicate'),
    refused: outcome('refused'),
    dropped: outcome('dropped'),
    invalid,
    duration,
    playerErrors,
    register(registry) {
      registry.registerMetric(events)
      registry.registerMetric(invalid)
      registry.registerMetric(waitingNow)
      registry.registerMetric(duration)
      registry.registerMetric(playerErrors)
    },
  }
}
