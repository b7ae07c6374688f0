import type { Problem } from '@placard/domain/api'

/** Problems by place: at a field, in document order, or above the form. */
export interface PlacedProblems {
  atFields: Problem[]
  elsewhere: Problem[]
}

/**
 * Assigns problems to the fields of a form; only the first per field is kept. A problem of a nested value, such as
 * the third address of a list, belongs to its field.
 */
export function placeProblems(problems: readonly Problem[], fieldNames: readonly string[]): PlacedProblems {
  const longestFirst = [...fieldNames].sort((a, b) => b.length - a.length)
  const findField = (path: string) => longestFirst.find((name) => path === name || path.startsWith(`${name}.`))
  return {
    atFields: fieldNames.flatMap((name) => {
      const problem = problems.find(({ path }) => findField(path) === name)
      return problem ? { path: name, message: problem.message } : []
    }),
    elsewhere: problems.filter(({ path }) => findField(path) === undefined),
  }
}
