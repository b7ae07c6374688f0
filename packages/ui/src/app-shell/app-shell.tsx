import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { classNames } from '../class-names.js'
import { useDirection } from '../direction-provider/direction-provider.js'
import { Drawer, DrawerContent } from '../drawer/drawer.js'
import { shortcutKey, useShortcuts } from '../hooks/hooks.js'
import { type SideMenu, SideMenuContext } from '../side-nav/side-nav.js'
import { sideNavItemVariants } from '../side-nav/side-nav.variants.js'
import { SkipLink } from '../skip-link/skip-link.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { useLabels } from '../use-labels.js'

interface AppShellMenu {
  /** True while the side menu's drawer is open. */
  open: boolean
  /** Opens or closes the drawer. */
  onOpenChange: (open: boolean) => void
  /** Name of the button and the drawer. */
  label: string
}

/** Lets the top bar open the shell's drawer; `null` without a side menu. */
const AppShellContext = createContext<AppShellMenu | null>(null)

/** Returns the drawer of the surrounding shell. */
export const useAppShellMenu = (): AppShellMenu | null => useContext(AppShellContext)

/** `lg` breakpoint of the theme: from this width the side menu is beside the page. */
const WIDE = '(min-width: 62rem)'

const isWide = (): boolean => window.matchMedia(WIDE).matches

/** Calls `onToggle` on Ctrl+B or Cmd+B, except in rich-text editors, where it means bold. */
function useSideMenuKeys(onToggle: (() => void) | undefined) {
  useEffect(() => {
    if (!onToggle) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (shortcutKey(event) !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      onToggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onToggle])
}

/** Calls `onWide` when the viewport becomes wide enough for the side menu. */
function useWidened(onWide: () => void) {
  useEffect(() => {
    const query = window.matchMedia(WIDE)
    const onChange = () => query.matches && onWide()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [onWide])
}

const appShellLabels = {
  /** Name of the side menu's drawer on small screens and its button. @default 'Menu' */
  menu: 'Menu',
  /** Label of the button that expands the side menu. @default 'Expand menu' */
  expand: 'Expand menu',
  /** Label of the button that collapses the side menu to icons. @default 'Collapse menu' */
  collapse: 'Collapse menu',
  /** Name of its shortcut in a ShortcutsDialog. @default 'Expand or collapse the menu' */
  toggle: 'Expand or collapse the menu',
}

/** Texts of an AppShell. */
export type AppShellLabels = typeof appShellLabels

export interface AppShellProps extends ComponentProps<'div'> {
  /** Side menu: a SideNavBrand and a SideNav. Omit it on standalone pages. */
  sideNav?: ReactNode
  /** Bar above the page: a TopBar. */
  topBar?: ReactNode
  /** Bottom of the page: a Footer. */
  footer?: ReactNode
  /** Mode of the side menu on wide screens. @default 'expanded' */
  sideMenu?: SideMenu
  /** Theme of the side menu, if it differs from the page's. */
  sideMenuTheme?: 'light' | 'dark'
  /** Called when the user collapses or expands it, by button or Ctrl/Cmd+B. */
  onSideMenuChange?: (sideMenu: SideMenu) => void
  /** Gives the page the whole window without margins, such as for an editor, which scrolls itself. @default false */
  fullWindow?: boolean
  /** Overrides of the texts. */
  labels?: Partial<AppShellLabels>
  /** Page content. */
  children: ReactNode
}

/** Frame of an app: side menu from 992 px, in a drawer below; skip link first, page in `main#content`. */
export function AppShell({
  sideNav,
  topBar,
  footer,
  sideMenu = 'expanded',
  sideMenuTheme,
  onSideMenuChange,
  fullWindow = false,
  labels: ownLabels,
  className,
  children,
  ...props
}: AppShellProps) {
  const labels = useLabels('appShell', appShellLabels, ownLabels)
  const [open, setOpen] = useState(false)
  const hasMenu = sideNav !== undefined
  const close = useCallback(() => setOpen(false), [])
  const toggle = () => onSideMenuChange?.(sideMenu === 'rail' ? 'expanded' : 'rail')
  useWidened(close)
  useSideMenuKeys(hasMenu ? () => (isWide() ? toggle() : setOpen((was) => !was)) : undefined)
  useShortcuts(hasMenu ? [{ label: labels.toggle, keys: 'Ctrl+B' }] : [])
  const menu = useMemo(
    () => (hasMenu ? { open, onOpenChange: setOpen, label: labels.menu } : null),
    [hasMenu, open, labels.menu],
  )

  return (
    <AppShellContext value={menu}>
      <div
        data-slot="app-shell"
        data-state={hasMenu ? sideMenu : 'plain'}
        {...props}
        className={classNames(
          'flex bg-canvas text-ink',
          fullWindow
            ? 'h-dvh overflow-hidden print:h-auto print:overflow-visible'
            : // On a phone, toasts are as wide as the page: leave space to scroll the last rows above them.
              'min-h-dvh max-sm:mb-(--placard-toast-height) print:mb-0',
          // Height of a TopBar, below which sticky content stays.
          topBar !== undefined && !fullWindow && '[--placard-top-bar-height:3.25rem]',
          className,
        )}
      >
        <SkipLink />
        {hasMenu && (
          <SideMenuContext value={sideMenu}>
            <div
              data-slot="side-menu"
              data-theme={sideMenuTheme}
              className={classNames(
                'sticky top-0 hidden h-dvh shrink-0 flex-col border-line-subtle border-e bg-canvas text-ink lg:flex print:hidden',
                sideMenu === 'rail' ? 'w-14' : 'w-58',
              )}
            >
              <div ref={revealCurrent} className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
                {sideNav}
              </div>
              {onSideMenuChange && <FoldButton sideMenu={sideMenu} labels={labels} onClick={toggle} />}
            </div>
          </SideMenuContext>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {topBar}
          <main
            id="content"
            tabIndex={-1}
            className={classNames(
              'w-full min-w-0 flex-1 outline-none',
              fullWindow
                ? 'min-h-0 overflow-y-auto'
                : 'max-w-416 px-4 py-6 md:px-6 2xl:px-8 print:max-w-none print:p-0',
            )}
          >
            {children}
          </main>
          {footer}
        </div>
        {hasMenu && (
          <Drawer open={open} onOpenChange={setOpen}>
            <DrawerContent
              side="start"
              title={labels.menu}
              hideTitle
              className="w-72 bg-canvas"
              onClick={(event) => followedLink(event) && close()}
            >
              <SideMenuContext value="expanded">{sideNav}</SideMenuContext>
            </DrawerContent>
          </Drawer>
        )}
      </div>
    </AppShellContext>
  )
}

/** Closes the drawer after following a link in it. */
function followedLink(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a') !== null
}

/** Scrolls the current page of the menu into view initially. */
function revealCurrent(scroller: HTMLElement | null) {
  const current = scroller?.querySelector('[aria-current="page"]')
  if (!scroller || !current) return
  const below = current.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom
  if (below > 0) scroller.scrollTop += below + scroller.clientHeight / 2
}

interface FoldButtonProps {
  sideMenu: SideMenu
  labels: AppShellLabels
  onClick: () => void
}

function FoldButton({ sideMenu, labels, onClick }: FoldButtonProps) {
  const rail = sideMenu === 'rail'
  const rightToLeft = useDirection() === 'rtl'
  const Icon = rail ? PanelLeftOpen : PanelLeftClose
  const label = rail ? labels.expand : labels.collapse
  const button = (
    <button
      type="button"
      aria-keyshortcuts="Control+B Meta+B"
      onClick={onClick}
      className={sideNavItemVariants({ mode: sideMenu })}
    >
      <Icon aria-hidden className="rtl:-scale-x-100" />
      <span className={rail ? 'sr-only' : 'truncate'}>{label}</span>
    </button>
  )
  return (
    <div className="p-3">
      {rail ? (
        <Tooltip content={label} side={rightToLeft ? 'left' : 'right'} describes={false}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </div>
  )
}
