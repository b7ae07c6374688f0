import { Menu } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useAppShellMenu } from '../app-shell/app-shell.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'

export interface TopBarProps extends ComponentProps<'header'> {
  /** Breadcrumbs. */
  start?: ReactNode
  /** Content of every page: search, theme, account. */
  end?: ReactNode
}

/** Top bar of every page; on small screens it has the button of the AppShell's menu. */
export function TopBar({ start, end, className, ...props }: TopBarProps) {
  const menu = useAppShellMenu()
  return (
    <header
      data-slot="top-bar"
      {...props}
      className={classNames(
        'sticky top-0 z-30 flex h-13 shrink-0 items-center gap-3 border-line-subtle border-b bg-canvas px-4 text-dense md:px-6 2xl:px-8 print:hidden',
        className,
      )}
    >
      {menu && (
        <IconButton
          label={menu.label}
          aria-haspopup="dialog"
          aria-expanded={menu.open}
          onClick={() => menu.onOpenChange(true)}
          className="-ms-3.5 size-11 lg:hidden"
        >
          <Menu aria-hidden />
        </IconButton>
      )}
      <div className="min-w-0 flex-1">{start}</div>
      {end !== undefined && <div className="flex shrink-0 items-center gap-2 text-ink-muted">{end}</div>}
    </header>
  )
}
