import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.js'
import { useSideMenu } from './side-nav-parts.js'

export interface SideNavGroupProps extends ComponentProps<'div'> {
  /** Heading above the links. */
  label?: string
  /** Makes the heading a button that collapses the links. The rail always shows them. @default false */
  collapsible?: boolean
  /** True if the links are visible. */
  open?: boolean
  /** Initially expanded. @default true */
  defaultOpen?: boolean
  /** Called when the heading is pressed. */
  onOpenChange?: (open: boolean) => void
}

/** Group of links. */
export function SideNavGroup({
  label,
  collapsible = false,
  open: givenOpen,
  defaultOpen = true,
  onOpenChange,
  className,
  children,
  ...props
}: SideNavGroupProps) {
  const id = useId()
  const rail = useSideMenu() === 'rail'
  const [expanded, setOpen] = useControllableState({
    prop: givenOpen,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'SideNavGroup',
  })
  const folds = collapsible && !rail && label !== undefined
  const open = !folds || expanded
  return (
    <div
      data-slot="side-nav-group"
      data-state={open ? 'open' : 'closed'}
      {...props}
      className={classNames('min-w-0', className)}
    >
      {folds ? (
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-links`}
          onClick={() => setOpen(!open)}
          className="group mb-1 flex min-h-7 w-full min-w-0 cursor-pointer items-center gap-1 rounded-badge px-3 text-start text-caption text-ink-subtle hover:bg-hover hover:text-ink coarse:min-h-11 max-lg:min-h-11"
        >
          <span className="min-w-0 truncate">{label}</span>
          <ChevronDown
            aria-hidden
            className="size-3.5 shrink-0 transition-transform duration-100 group-aria-[expanded=false]:-rotate-90 rtl:group-aria-[expanded=false]:rotate-90"
          />
        </button>
      ) : (
        label !== undefined && (
          <div id={id} className={rail ? 'sr-only' : 'truncate px-3 pb-2 text-caption text-ink-subtle'}>
            {label}
          </div>
        )
      )}
      {rail && label !== undefined && <div className="mb-3 border-line border-t" />}
      <ul
        id={`${id}-links`}
        hidden={!open}
        aria-labelledby={label === undefined ? undefined : id}
        className={classNames('flex-col gap-0.5', open && 'flex')}
      >
        {children}
      </ul>
    </div>
  )
}
