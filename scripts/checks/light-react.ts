interface ReactInternals {
  recentlyCreatedOwnerStacks: number
}

/** Number of elements per second after which React captures no more stacks. */
const STACKS_PER_SECOND = 10_000

// Without these functions React's development build does not record each rendering for the profiler of the browser's
// developer tools. React looks for them when it is loaded, so they are removed first.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
const react: unknown = await import('react')

// React's development build captures the stack of each element for its warnings, which is an eighth of the processor
// time of stories. It stops after some elements per second, and is told here that there were as many. Its warnings
// appear as before.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: ReactInternals
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks' satisfies keyof ReactInternals, {
  get: () => STACKS_PER_SECOND,
  set: () => undefined,
  // Each test file evaluates this module again.
  configurable: true,
})

export {}
