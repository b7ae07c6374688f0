import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { readExtension } from '../file-icon/file-icon.js'

/** Number of characters kept before the extension: "…v12.mp4" distinguishes versions. */
const KEPT = 4
const SHORT = 16

export interface FileNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Full name. */
  name: string
}

/** Splits a long name: the head may shrink; the tail (some characters and the extension) never does. */
function halves(name: string): [head: string, tail: string] {
  const letters = [...name]
  if (letters.length <= SHORT) return [name, '']
  const kept = Math.min(readExtension(name).length, 8) + KEPT
  return [letters.slice(0, -kept).join(''), letters.slice(-kept).join('')]
}

/** File name on one line, truncated in the middle, so that start and extension stay visible. */
export function FileName({ name, className, ...props }: FileNameProps) {
  const [head, tail] = halves(name)
  return (
    <span
      data-slot="file-name"
      dir="auto"
      title={name}
      {...props}
      className={classNames('inline-flex min-w-0 max-w-full whitespace-pre', className)}
    >
      {tail === '' ? (
        <span className="min-w-0 overflow-hidden text-ellipsis">{head}</span>
      ) : (
        // Screen readers would insert a space between the halves, so they read the full name.
        <>
          <span className="sr-only select-none">{name}</span>
          <span aria-hidden className="min-w-0 overflow-hidden text-ellipsis">
            {head}
          </span>
          <span aria-hidden className="shrink-0">
            {tail}
          </span>
        </>
      )}
    </span>
  )
}
