/** How many journeys run side by side. */
export const WORKERS = 2

/** The port of a worker's server. */
export const portOf = (worker: number): string => String(4199 - worker)

/** Where a worker's server is. */
export const originOf = (worker: number): string => `http://localhost:${portOf(worker)}`
