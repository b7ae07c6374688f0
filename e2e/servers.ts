/** How many journeys run side by side. */
export const WORKERS = 2

/** The last port that journeys take; another one lets two checkouts run theirs side by side. */
const LAST_PORT = Number(process.env.PLACARD_E2E_PORT ?? 4199)

/** The port of a worker's server. */
export const portOf = (worker: number): string => String(LAST_PORT - worker)

/** Where a worker's server is. */
export const originOf = (worker: number): string => `http://localhost:${portOf(worker)}`

/** The port of the mail server that a worker listens on, for the mails of its server. */
export const mailPortOf = (worker: number): number => LAST_PORT - WORKERS - worker

/** Where somebody answers once all servers do. */
export const READY_PORT = LAST_PORT - 2 * WORKERS
