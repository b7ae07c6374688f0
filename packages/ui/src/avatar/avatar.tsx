import { Fallback, Image, Root } from '@radix-ui/react-avatar'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '../class-names.js'
import { hueOf, initialsOf } from './avatar-words.js'

export { AvatarGroup, type AvatarGroupLabels, type AvatarGroupProps } from './avatar-group.js'

const avatarVariants = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center overflow-clip bg-(--avatar-fill) align-middle font-medium text-ink forced-colors:border',
  {
    variants: {
      /** How large: 24, 32, 40 or 64 px. @default 'md' */
      size: {
        sm: 'size-6 text-caption tracking-tighter',
        md: 'size-8 text-caption',
        lg: 'size-10 text-body',
        xl: 'size-16 text-title',
      },
      /** A circle for a person, a square for a company. @default 'circle' */
      shape: { circle: 'rounded-full', square: 'rounded-badge' },
    },
    defaultVariants: { size: 'md', shape: 'circle' },
  },
)

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatarVariants> {
  /** Whom or what it shows: names the picture, and gives the initials while there is none. */
  name: string
  /** The address of the picture. */
  src?: string
  /** The name stands beside it already: hides it from assistive technology. @default false */
  decorative?: boolean
  /** Milliseconds before the initials show, so that a picture that comes soon does not flash them. @default 0 */
  fallbackDelay?: number
}

/** The picture of a person (a circle) or of a team or product (a square); initials where there is none, or where it does not load. */
export function Avatar({
  name,
  src,
  size,
  shape,
  decorative = false,
  fallbackDelay = 0,
  className,
  style,
  ...props
}: AvatarProps) {
  const fill: CSSProperties & Record<'--avatar-fill', string> = {
    '--avatar-fill': `color-mix(in oklab, var(--placard-chart-${hueOf(name)}) 24%, var(--placard-surface))`,
    ...style,
  }
  return (
    <Root
      data-slot="avatar"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...props}
      style={fill}
      className={classNames(avatarVariants({ size, shape }), className)}
    >
      {src !== undefined && <Image src={src} alt="" className="size-full object-cover" />}
      <Fallback delayMs={fallbackDelay > 0 && src !== undefined ? fallbackDelay : undefined} aria-hidden>
        {initialsOf(name)}
      </Fallback>
    </Root>
  )
}
