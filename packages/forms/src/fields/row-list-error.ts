import { get } from 'react-hook-form'

/** Returns the error message of a list as a whole, without errors of its rows. */
export function errorOfList(errors: object, name: string): string | undefined {
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, name)
  const message = error?.root?.message ?? error?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
