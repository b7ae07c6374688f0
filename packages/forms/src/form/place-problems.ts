import type { Problem } from '@placard/domain'

/** Problems sorted by where they can be shown: at a field, in the order of the page, or nowhere but above the form. */
export interface PlacedProblems {
  atFields: Problem[]
  elsewhere: Problem[]
}

/** Sorts problems by the fields that the form has; of several at one field the first is shown. */
export function placeProblems(problems: readonly Problem[], fieldNames: readonly string[]): PlacedProblems {
  return {
    atFields: fieldNames.flatMap((name) => problems.find(({ path }) => path === name) ?? []),
    elsewhere: problems.filter(({ path }) => !fieldNames.includes(path)),
  }
}
