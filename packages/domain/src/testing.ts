// Helpers that tests of several packages share. Not published.
export { parseCsv } from './testing/parse-csv.js'
