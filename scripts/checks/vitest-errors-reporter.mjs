import { writeFileSync } from 'node:fs'
import { VITEST_ERRORS } from './test-results.mjs'

/**
 * Vitest reporter that writes errors outside of tests, which the JSON reporter omits: those of files and hooks, and
 * uncaught errors.
 */
export default class ErrorsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const ofFiles = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => ({ file: module.moduleId, message })),
      ),
    )
    const unhandled = unhandledErrors.map(({ message, stack, cause, VITEST_TEST_PATH: file }) => ({
      file,
      // The pool names a worker's end and its test file in the cause alone.
      message: `An error was not caught: ${cause?.message ? `${cause.message}; ` : ''}${stack ?? message}`,
    }))
    writeFileSync(VITEST_ERRORS, JSON.stringify([...ofFiles, ...unhandled]))
  }
}
