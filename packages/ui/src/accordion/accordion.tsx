import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Allows several open items; otherwise opening one closes the other. @default false */
  multiple?: boolean
  /** Values of the open items. */
  value?: string[]
  /** Initially open items. @default [] */
  defaultValue?: string[]
  /** Called with the values of the open items. */
  onValueChange?: (value: string[]) => void
  /** With a border, or plain inside a card. @default 'outlined' */
  variant?: 'outlined' | 'plain'
  /** Disables all items. @default false */
  disabled?: boolean
}

const looks = { outlined: 'overflow-clip rounded-card border border-line-subtle bg-surface', plain: '' }

/**
 * Stack of collapsible items.
 * @experimental Props may change in a minor version.
 */
export function Accordion({
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  variant = 'outlined',
  className,
  ...props
}: AccordionProps) {
  const root = {
    'data-slot': 'accordion',
    ...props,
    className: classNames('min-w-0 divide-y divide-line-subtle text-ink', looks[variant], className),
  }
  if (multiple)
    return <Root type="multiple" value={value} defaultValue={defaultValue} onValueChange={onValueChange} {...root} />
  return (
    <Root
      type="single"
      collapsible
      value={value && (value[0] ?? '')}
      defaultValue={defaultValue?.[0]}
      onValueChange={(next) => onValueChange?.(next === '' ? [] : [next])}
      {...root}
    />
  )
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the item. */
  value: string
  /** Title of the item. */
  title: ReactNode
  /** Short text at the end of the title's row: a count, a status. */
  hint?: ReactNode
  /** A decorative icon before the title. */
  icon?: ReactNode
  /** Heading level of the title. @default 'h3' */
  titleAs?: 'h2' | 'h3' | 'h4' | 'h5'
  /** Disables opening and closing. @default false */
  disabled?: boolean
}

/**
 * Item of an Accordion: a heading with a button, and its content.
 * @experimental Props may change in a minor version.
 */
export function AccordionItem({
  title,
  hint,
  icon,
  titleAs: Title = 'h3',
  className,
  children,
  ...props
}: AccordionItemProps) {
  return (
    <Item data-slot="accordion-item" {...props} className={classNames('min-w-0', className)}>
      <Header asChild>
        <Title className="flex">
          <Trigger className="group flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 px-4 py-2.5 text-start font-medium text-body transition-colors duration-100 -outline-offset-3 hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-transparent [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted">
            {icon}
            <span className="min-w-0 flex-1 break-words">{title}</span>
            {hint !== undefined && (
              <span className="shrink-0 text-dense text-ink-muted group-disabled:text-inherit">{hint}</span>
            )}
            <ChevronDown
              aria-hidden
              className="transition-transform duration-160 ease-out group-data-[state=open]:rotate-180"
            />
          </Trigger>
        </Title>
      </Header>
      <Content className="px-4 pt-1 pb-4 text-dense text-ink-muted transition-opacity duration-160 starting:opacity-0">
        {children}
      </Content>
    </Item>
  )
}
