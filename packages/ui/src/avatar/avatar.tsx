import { Fallback, Image, Root } from '@radix-ui/react-avatar'
import { cva, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, type CSSProperties, isValidElement } from 'react'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

const HUES = 8

/** Returns one or two initials: of the first and the last word. */
export function readInitials(name: string): string {
  const [beforeAt = ''] = name.split('@', 1)
  const words = beforeAt.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = letter(words[0])
  return (words.length > 1 ? first + letter(words.at(-1)) : first).toLocaleUpperCase()
}

/** Returns the first grapheme, so that emoji and combined letters are not split. */
function letter(word = ''): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    word.replace(/^[^\p{L}\p{N}]+/u, ''),
  )
  return first?.segment ?? ''
}

/** Returns a stable color index from 1 to 8 for a name. */
export function chooseHue(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return 1 + (((hash >>> 16) ^ (hash & 0xffff)) % HUES)
}

const avatarVariants = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center overflow-clip bg-(--avatar-fill) align-middle font-medium text-ink forced-colors:border',
  {
    variants: {
      /** Size: 24, 32, 40 or 64 px. @default 'md' */
      size: {
        sm: 'size-6 text-caption tracking-tighter',
        md: 'size-8 text-caption',
        lg: 'size-10 text-body',
        xl: 'size-16 text-title',
      },
      /** Circle for a person, square for a company. @default 'circle' */
      shape: { circle: 'rounded-full', square: 'rounded-badge' },
    },
    defaultVariants: { size: 'md', shape: 'circle' },
  },
)

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatarVariants> {
  /** Name of the person or thing: alternative text, and source of the initials. */
  name: string
  /** URL of the picture. */
  src?: string
  /** Hides the picture from assistive technology, because the name is beside it. @default false */
  decorative?: boolean
  /** Delay in ms before the initials show, so that they do not flash before a fast picture. @default 0 */
  fallbackDelay?: number
}

/** Picture of a person (circle) or of a team or product (square); initials when there is none or it fails to load. */
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
    '--avatar-fill': `color-mix(in oklab, var(--placard-chart-${chooseHue(name)}) 24%, var(--placard-surface))`,
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
        {readInitials(name)}
      </Fallback>
    </Root>
  )
}

const more = {
  sm: 'h-6 min-w-6 px-1 text-caption tracking-tighter',
  md: 'h-8 min-w-8 px-1.5 text-caption',
  lg: 'h-10 min-w-10 px-2 text-dense',
  xl: 'h-16 min-w-16 px-3 text-body',
}

const avatarGroupLabels = {
  /** Label of the overflow number. @default (names) => `and ${names.length} more: ${names.join(', ')}` */
  more: (names: string[]) => `and ${names.length} more: ${names.join(', ')}`,
}

/** Texts of an AvatarGroup. */
export type AvatarGroupLabels = typeof avatarGroupLabels

export interface AvatarGroupProps extends ComponentProps<'ul'> {
  /** Name of the group: "Owners". */
  label: string
  /** Maximum number of avatars; the rest is a number. @default 4 */
  max?: number
  /** Size of the overflow number; avatars have their own size. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Overrides of the texts. */
  labels?: Partial<AvatarGroupLabels>
}

/** Overlapping avatars with an overflow number. */
export function AvatarGroup({ label, max = 4, size = 'md', labels, className, children, ...props }: AvatarGroupProps) {
  const texts = useLabels('avatarGroup', avatarGroupLabels, labels)
  const avatars = Children.toArray(children).filter((child) => isValidElement<{ name: string }>(child))
  // A "+1" would need as much space as the avatar it replaces.
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
          <span className="sr-only">{texts.more(names)}</span>
        </li>
      )}
    </ul>
  )
}
