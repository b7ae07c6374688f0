/** Number of Playwright workers. */
export const WORKERS = 2

/** Highest port of the tests. PLACARD_E2E_PORT changes it, so that two checkouts can run side by side. */
const LAST_PORT = Number(process.env.PLACARD_E2E_PORT ?? 4199)

/** Port of a worker's server. */
export const portOf = (worker: number): string => String(LAST_PORT - worker)

/** Origin of a worker's server. */
export const originOf = (worker: number): string => `http://localhost:${portOf(worker)}`

/** Port of the mail server that receives the emails of a worker's server. */
export const mailPortOf = (worker: number): number => LAST_PORT - WORKERS - worker

/** Port that responds once all servers do. */
export const READY_PORT = LAST_PORT - 2 * WORKERS

/** Port of the pages that embed reports of a worker's server: it allows their origins. */
export const hostPortOf = (worker: number): number => READY_PORT - 1 - worker

/** Origins of these pages. Browsers take the two names for two sites. */
export const hostOriginsOf = (worker: number): Record<'localhost' | '127.0.0.1', string> => ({
  localhost: `http://localhost:${hostPortOf(worker)}`,
  '127.0.0.1': `http://127.0.0.1:${hostPortOf(worker)}`,
})
