import { ApiError, UNREACHABLE } from '@placard/domain'
import { loadCode } from '@placard/ui'

/** Loads code that a user action needs. A failure counts as an unreachable server. */
export async function whenNeeded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadCode(load)
  } catch (cause) {
    throw new ApiError(UNREACHABLE, { cause })
  }
}
