import { ApiError, UNREACHABLE } from '@placard/domain'
import { loadCode } from '@placard/ui'

/** Loads code that what somebody does has just made necessary. Where it does not come, that is the server's silence. */
export async function whenNeeded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadCode(load)
  } catch (cause) {
    throw new ApiError(UNREACHABLE, { cause })
  }
}
