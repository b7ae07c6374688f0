import { get } from 'react-hook-form'

/** The words of what is wrong with a list as a whole; what is wrong with a row stands at that row. */
export function errorOfList(errors: object, name: string): string | undefined {
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, name)
  const message = error?.root?.message ?? error?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
