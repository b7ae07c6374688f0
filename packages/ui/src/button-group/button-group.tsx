import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Name of the group for assistive technology: "Zoom". */
  label: string
  /** Joins the buttons with shared borders; otherwise they are 8 px apart. @default false */
  attached?: boolean
  /** Direction of the row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

const joined = {
  horizontal:
    '[&>*:not(:first-child)]:-ms-px [&>*:not(:first-child)]:rounded-s-none [&>*:not(:last-child)]:rounded-e-none',
  vertical:
    '[&>*:not(:first-child)]:-mt-px [&>*:not(:first-child)]:rounded-t-none [&>*:not(:last-child)]:rounded-b-none',
}

/**
 * Named group of related buttons. Attached, they look like one control: a pair of opposites, or an action with its
 * menu.
 */
export function ButtonGroup({
  label,
  attached = false,
  orientation = 'horizontal',
  className,
  ...props
}: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      data-slot="button-group"
      data-state={attached ? 'attached' : 'apart'}
      data-orientation={orientation}
      role="group"
      aria-label={label}
      {...props}
      className={classNames(
        'flex w-fit max-w-full',
        orientation === 'vertical' ? 'flex-col items-stretch' : 'flex-wrap items-center',
        attached
          ? [
              'isolate flex-nowrap max-sm:items-stretch max-sm:[&>*]:h-auto max-sm:[&>*]:shrink [&>*:focus-visible]:z-20 [&>*:hover]:z-10 [&>*]:relative',
              joined[orientation],
            ]
          : 'gap-2',
        className,
      )}
    />
  )
}
