import type { Problem } from '@placard/domain'

/** Problems sorted by where they can be shown: at a field, in the order of the page, or nowhere but above the form. */
export interface PlacedProblems {
  atFields: Problem[]
  elsewhere: Problem[]
}

/**
 * Sorts problems by the fields that the form has; of several at one field the first is shown. A problem of a part of a
 * value, such as the third address of a list, is its field's.
 */
export function placeProblems(problems: readonly Problem[], fieldNames: readonly string[]): PlacedProblems {
  const longestFirst = [...fieldNames].sort((a, b) => b.length - a.length)
  const fieldOf = (path: string) => longestFirst.find((name) => path === name || path.startsWith(`${name}.`))
  return {
    atFields: fieldNames.flatMap((name) => {
      const problem = problems.find(({ path }) => fieldOf(path) === name)
      return problem ? { path: name, message: problem.message } : []
    }),
    elsewhere: problems.filter(({ path }) => fieldOf(path) === undefined),
  }
}
