import { ApiError } from '@placard/domain/api'

/** True for an error that means "does not exist" or "no access": the server does not reveal which. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [403, 404].includes(error.status)
