import fc from 'fast-check'

/** Any number: property tests use the same random values in each run. */
fc.configureGlobal({ seed: 20_261_125 })
