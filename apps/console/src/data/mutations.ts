import type { MutationOptions } from '@tanstack/react-query'

/** Variables of a mutation that creates something. */
export interface Creation<Input> {
  input: Input
  /** Key of the attempt: the server returns the same result for a repeated key instead of creating twice. */
  idempotencyKey: string
}

export interface OptimisticUpdate<Data, Variables, Change> {
  /** Changes the cache before the call; returns what `commit` and `rollBack` need. */
  apply: (variables: Variables) => Change | Promise<Change>
  /** Replaces the assumed change with the server's data. */
  commit: (change: Change, data: Data) => void
  /** Undoes the change after the call failed. */
  rollBack: (change: Change) => void
  /** Invalidates the queries that the call may have changed, whether or not it failed. */
  invalidate: (variables: Variables) => unknown
}

/** Callbacks of a mutation that shows its result before the server has answered: the one pattern for optimistic updates. */
export const optimisticUpdate = <Data, Variables, Change>({
  apply,
  commit,
  rollBack,
  invalidate,
}: OptimisticUpdate<Data, Variables, Change>) =>
  ({
    onMutate: apply,
    onSuccess: (data, _, change) => commit(change, data),
    onError: (_, __, change) => change !== undefined && rollBack(change),
    // Not awaited: the caller goes on with the result while lists are refetched.
    onSettled: (_, __, variables) => void invalidate(variables),
  }) satisfies MutationOptions<Data, Error, Variables, Change>
