import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.js'
import { useDirection } from '../direction-provider/direction-provider.js'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { sideNavItemVariants } from './side-nav.variants.js'
import { SideMenuContext, SideNavBadge, SideNavLabel, useSideMenu } from './side-nav-parts.js'

/** True for links in a section. */
export const NestedContext = createContext(false)

export interface SideNavSectionProps extends ComponentProps<'button'> {
  /** Label of the section; its name and tooltip in the rail. */
  label: string
  /** Icon of the section, shown alone in the rail; without it the first letter of the label. */
  icon?: ReactNode
  /** Count or short text at its end. */
  badge?: ReactNode
  /** Marks the section of the current page while it is collapsed, and in the rail. @default false */
  current?: boolean
  /** True if its links are visible. */
  open?: boolean
  /** Initially expanded. @default `current` */
  defaultOpen?: boolean
  /** Called when the section is pressed. */
  onOpenChange?: (open: boolean) => void
}

/** Collapsible section of links in the side menu; in the rail they open in a popover. */
export function SideNavSection({
  label,
  icon,
  badge,
  current = false,
  open: givenOpen,
  defaultOpen = current,
  onOpenChange,
  className,
  children,
  ...props
}: SideNavSectionProps) {
  const id = useId()
  const mode = useSideMenu()
  const rail = mode === 'rail'
  const rightToLeft = useDirection() === 'rtl'
  const [open, setOpen] = useControllableState({
    prop: givenOpen,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'SideNavSection',
  })
  const [beside, setBeside] = useState(false)
  const line = (
    <button
      type="button"
      data-slot="side-nav-section"
      {...(!rail && {
        'aria-expanded': open,
        'aria-controls': id,
        'data-state': open ? 'open' : 'closed',
        onClick: () => setOpen(!open),
      })}
      {...props}
      className={classNames(
        sideNavItemVariants({ mode, current: current && (rail || !open) ? 'section' : 'none' }),
        className,
      )}
    >
      {icon ?? (rail && <span aria-hidden>{label.slice(0, 1)}</span>)}
      <SideNavLabel>{label}</SideNavLabel>
      {badge !== undefined && <SideNavBadge>{badge}</SideNavBadge>}
      {!rail && (
        <ChevronDown
          aria-hidden
          className={classNames(
            'text-ink-subtle transition-transform duration-100',
            !open && '-rotate-90 rtl:rotate-90',
          )}
        />
      )}
    </button>
  )
  if (!rail)
    return (
      <li className="min-w-0">
        {line}
        <ul id={id} hidden={!open} aria-label={label} className={classNames('mt-0.5 flex-col gap-0.5', open && 'flex')}>
          <NestedContext value={true}>{children}</NestedContext>
        </ul>
      </li>
    )
  const side = rightToLeft ? 'left' : 'right'
  return (
    <li className="min-w-0">
      <Popover open={beside} onOpenChange={setBeside}>
        <Tooltip content={label} side={side} describes={false}>
          <PopoverTrigger asChild>{line}</PopoverTrigger>
        </Tooltip>
        <PopoverContent
          label={label}
          side={side}
          className="w-58 p-2"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setBeside(false)
          }}
        >
          <p aria-hidden className="truncate px-3 py-1.5 text-caption text-ink-subtle">
            {label}
          </p>
          <SideMenuContext value="expanded">
            <ul aria-label={label} className="flex flex-col gap-0.5">
              <NestedContext value={false}>{children}</NestedContext>
            </ul>
          </SideMenuContext>
        </PopoverContent>
      </Popover>
    </li>
  )
}
