import { Children, type ComponentProps, isValidElement } from 'react'
import { classNames } from '../class-names.js'

const more = {
  sm: 'h-6 min-w-6 px-1 text-caption tracking-tighter',
  md: 'h-8 min-w-8 px-1.5 text-caption',
  lg: 'h-10 min-w-10 px-2 text-dense',
  xl: 'h-16 min-w-16 px-3 text-body',
}

/** Texts of an AvatarGroup. */
export interface AvatarGroupLabels {
  /** Accessible name of the number of further people. @default (names) => `and ${names.length} more: ${names.join(', ')}` */
  more: (names: string[]) => string
}

const defaultLabels: AvatarGroupLabels = { more: (names) => `and ${names.length} more: ${names.join(', ')}` }

export interface AvatarGroupProps extends ComponentProps<'ul'> {
  /** What the people have in common: "Owners". */
  label: string
  /** How many are shown; the others become a number. @default 4 */
  max?: number
  /** The size of the number; the avatars bring their own. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Texts in another language. */
  labels?: Partial<AvatarGroupLabels>
}

/** Avatars that overlap, and a number for those that have no room. */
export function AvatarGroup({ label, max = 4, size = 'md', labels, className, children, ...props }: AvatarGroupProps) {
  const avatars = Children.toArray(children).filter((child) => isValidElement<{ name: string }>(child))
  // A number that stands for one person takes the room of that person.
  const shown = avatars.length > max + 1 ? avatars.slice(0, max) : avatars
  const names = avatars.slice(shown.length).map(({ props: { name } }) => name)
  return (
    <ul
      data-slot="avatar-group"
      aria-label={label}
      {...props}
      className={classNames(
        'isolate flex w-fit items-center [&>li:not(:first-child)]:-ms-2 [&>li]:rounded-full [&>li]:border-2 [&>li]:border-surface',
        className,
      )}
    >
      {shown.map((avatar) => (
        <li key={avatar.key} className="flex">
          {avatar}
        </li>
      ))}
      {names.length > 0 && (
        <li
          title={names.join(', ')}
          className={classNames(
            'flex items-center justify-center bg-active font-medium text-ink-muted forced-colors:border',
            more[size],
          )}
        >
          <span aria-hidden dir="ltr">
            +{names.length}
          </span>
          <span className="sr-only">{{ ...defaultLabels, ...labels }.more(names)}</span>
        </li>
      )}
    </ul>
  )
}
