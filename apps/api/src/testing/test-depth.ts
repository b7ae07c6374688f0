/** Amount of work in the test suites. */
interface TestDepth {
  /** True if everything runs: all API tests on both databases, all journeys, all faults on all screens. */
  isFull: boolean
  /** Number of kills in each crash test, per database. */
  kills: number
  /** Number of random requests sent to each database. */
  fuzzedRequests: number
  /** Number of random request targets sent over a socket. */
  rawTargets: number
  /** Number of random inputs of each form, divided among the databases. */
  formInputs: number
  /** Number of runs of each property of served XML. */
  propertyRuns: number
  /** Number of scheduled emails that are due while servers are killed, at full depth only. */
  dueMails: number
}

const DEPTHS: Record<string, TestDepth> = {
  // npm test
  normal: {
    isFull: false,
    kills: 1,
    fuzzedRequests: 400,
    rawTargets: 300,
    formInputs: 40,
    propertyRuns: 100,
    dueMails: 400,
  },
  // npm run test:full
  full: {
    isFull: true,
    kills: 25,
    fuzzedRequests: 5000,
    rawTargets: 2000,
    formInputs: 200,
    propertyRuns: 10_000,
    dueMails: 1000,
  },
  // npm run test:long
  long: {
    isFull: true,
    kills: 1000,
    fuzzedRequests: 1_000_000,
    rawTargets: 2000,
    formInputs: 10_000,
    propertyRuns: 10_000,
    dueMails: 10_000,
  },
}

function selectDepth(name = 'normal'): TestDepth {
  const depth = DEPTHS[name]
  if (!depth) throw new Error(`PLACARD_TEST_DEPTH is '${name}', not one of ${Object.keys(DEPTHS).join(', ')}.`)
  return depth
}

/** The depth that PLACARD_TEST_DEPTH selects. */
export const depth = selectDepth(process.env.PLACARD_TEST_DEPTH)
