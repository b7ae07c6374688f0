import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export interface CardProps extends ComponentProps<'section'> {}

/** Bordered surface for one subject. Do not nest cards: divide a card by space or a line. */
export function Card({ className, ...props }: CardProps) {
  return (
    <section
      data-slot="card"
      {...props}
      className={classNames(
        'flex min-w-0 flex-col overflow-clip rounded-card border border-line-subtle bg-surface text-ink',
        className,
      )}
    />
  )
}

export interface CardHeaderProps extends ComponentProps<'div'> {}

/** Row with the card's title at the start and its actions at the end. */
export function CardHeader({ className, ...props }: CardHeaderProps) {
  return (
    <div
      data-slot="card-header"
      {...props}
      className={classNames('flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3', className)}
    />
  )
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** Heading level of the title. @default 'h2' */
  as?: 'h2' | 'h3'
}

/** Heading of the card. */
export function CardTitle({ as: Heading = 'h2', className, ...props }: CardTitleProps) {
  return (
    <Heading
      data-slot="card-title"
      {...props}
      className={classNames('min-w-0 break-words font-semibold text-body text-ink', className)}
    />
  )
}

export interface CardActionsProps extends ComponentProps<'div'> {}

/** Buttons and filters at the end of the card's header. */
export function CardActions({ className, ...props }: CardActionsProps) {
  return (
    <div
      data-slot="card-actions"
      {...props}
      className={classNames('ms-auto flex flex-wrap items-center gap-2', className)}
    />
  )
}

export interface CardBodyProps extends ComponentProps<'div'> {}

/** Padded content of the card; omit it for a table that touches the card's edges. */
export function CardBody({ className, ...props }: CardBodyProps) {
  return <div data-slot="card-body" {...props} className={classNames('min-w-0 grow px-4 pb-4 first:pt-4', className)} />
}

export interface CardFooterProps extends ComponentProps<'div'> {}

/** Last row of the card below a line: a note, a link, or the card's own actions. */
export function CardFooter({ className, ...props }: CardFooterProps) {
  return (
    <div
      data-slot="card-footer"
      {...props}
      className={classNames(
        'flex flex-wrap items-center gap-3 border-line-subtle border-t px-4 py-3 text-dense text-ink-muted',
        className,
      )}
    />
  )
}
