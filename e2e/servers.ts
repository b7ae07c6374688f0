/** Number of Playwright workers. */
export const WORKERS = 2

/** Highest port of the tests. PLACARD_E2E_PORT changes it, so that two checkouts can run side by side. */
const LAST_PORT = Number(process.env.PLACARD_E2E_PORT ?? 4199)

/** Port of a worker's server. */
export const choosePort = (worker: number): string => String(LAST_PORT - worker)

/** Origin of a worker's server. */
export const createOrigin = (worker: number): string => `http://localhost:${choosePort(worker)}`

/** Port of the mail server that receives the emails of a worker's server. */
export const chooseMailPort = (worker: number): number => LAST_PORT - WORKERS - worker

/** Port that responds once all servers do. */
export const READY_PORT = LAST_PORT - 2 * WORKERS

/** Port of the pages that embed reports of a worker's server: it allows their origins. */
export const chooseHostPort = (worker: number): number => READY_PORT - 1 - worker

/** Origins of these pages. Browsers take the two names for two sites. */
export const listHostOrigins = (worker: number): Record<'localhost' | '127.0.0.1', string> => ({
  localhost: `http://localhost:${chooseHostPort(worker)}`,
  '127.0.0.1': `http://127.0.0.1:${chooseHostPort(worker)}`,
})
