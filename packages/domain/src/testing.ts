// Fixtures for stories, tests and the server's demo data; no code of the product's own runs on them.
export * from './demo/demo-banner.js'
export * from './demo/demo-brand.js'
export * from './demo/demo-company.js'
export * from './demo/demo-facts.js'
export * from './demo/demo-report.js'
export * from './testing/parse-csv.js'
