import { Button, type ButtonProps } from '../button/button.js'
import { classNames } from '../class-names.js'
import { Tooltip } from '../tooltip/tooltip.js'

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** Name of the action, for assistive technology and as the tooltip. */
  label: string
}

const square = { sm: 'w-7', md: 'w-(--placard-control-height)', lg: 'w-11' }

/** Icon-only button for well-known icons: close, more, copy. When in doubt, use a Button with text. */
export function IconButton({ label, variant = 'ghost', size, className, children, ...props }: IconButtonProps) {
  return (
    <Tooltip content={label} describes={false}>
      <Button
        data-slot="icon-button"
        {...props}
        aria-label={label}
        variant={variant}
        size={size}
        className={classNames('px-0', square[size ?? 'md'], className)}
      >
        {props.loading && !props.asChild ? null : children}
      </Button>
    </Tooltip>
  )
}
