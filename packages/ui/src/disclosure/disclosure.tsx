import { Content, Root, Trigger } from '@radix-ui/react-collapsible'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.js'

export interface DisclosureProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the collapsible content: "Advanced settings". */
  title: ReactNode
  /** Short text after the title: a count, the current setting. */
  hint?: ReactNode
  /** Controlled open state. */
  open?: boolean
  /** Initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Disables opening and closing. @default false */
  disabled?: boolean
  /** Keeps the closed content in the document, so that its fields keep their values. @default false */
  keepMounted?: boolean
}

/** Height of the content that opening shows at least, and of a bar at the lower edge that may cover it, in px. */
const SHOWN = 120
const BAR = 72

/** Scrolls to a disclosure whose content opened below the visible part of the page. */
function reveal(trigger: HTMLElement | null): void {
  const content = trigger?.nextElementSibling?.getBoundingClientRect()
  if (!trigger || !content) return
  if (content.top + Math.min(content.height, SHOWN) > window.innerHeight - BAR)
    trigger.scrollIntoView({ block: 'center' })
}

/** Collapsible content with a title. */
export function Disclosure({
  title,
  hint,
  keepMounted = false,
  className,
  children,
  onOpenChange,
  ...props
}: DisclosureProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Root
      data-slot="disclosure"
      {...props}
      onOpenChange={(open) => {
        onOpenChange?.(open)
        if (open) requestAnimationFrame(() => reveal(trigger.current))
      }}
      className={classNames('min-w-0 text-dense text-ink', className)}
    >
      <Trigger
        ref={trigger}
        className="group -mx-1.5 inline-flex min-h-7 max-w-full cursor-pointer items-center gap-1.5 rounded-badge px-1.5 py-1 text-start font-medium transition-colors duration-100 coarse:min-h-11 hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-transparent"
      >
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform duration-160 ease-out group-data-[state=open]:rotate-90 group-disabled:text-inherit rtl:group-data-[state=closed]:rotate-180"
        />
        <span className="min-w-0 break-words">{title}</span>
        {hint !== undefined && (
          <span className="shrink-0 font-normal text-ink-muted group-disabled:text-inherit">{hint}</span>
        )}
      </Trigger>
      <Content
        forceMount={keepMounted || undefined}
        className="pt-2 transition-opacity duration-160 starting:opacity-0 data-[state=closed]:hidden"
      >
        {children}
      </Content>
    </Root>
  )
}
