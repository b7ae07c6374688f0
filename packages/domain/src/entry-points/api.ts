// Entry point `@placard/domain/api`: the contract of the API: its endpoints and its errors.
export type { Endpoint } from '../endpoints/endpoint.js'
export { endpoint, envelope } from '../endpoints/endpoint.js'
export { endpoints } from '../endpoints/endpoints.js'
export type { Problem } from '../problem/problem.js'
export {
  ApiError,
  canRetry,
  errorText,
  INVALID_RESPONSE,
  TIMED_OUT,
  UNREACHABLE,
  VersionConflict,
  validationError,
} from '../problem/problem.js'
