import { ApiError } from '@placard/domain'

/** Whether a failure means that something does not exist, or is not open to this user: the server does not tell which. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [403, 404].includes(error.status)
