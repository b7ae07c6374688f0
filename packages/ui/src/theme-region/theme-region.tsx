import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.js'
import { OverlayContainerContext, PageContainerContext } from '../overlay-container.js'

export interface ThemeRegionProps extends ComponentProps<'div'> {
  /** Theme of the region. */
  theme: 'light' | 'dark'
  /** Hue of buttons, links and selections, in degrees of OKLCH. @default 262 */
  brandHue?: number
  /** Hue of greys. @default that of the brand */
  neutralHue?: number
  /** Corner radius: 0 square, 1 default, 2 twice as round. @default that of the page */
  radius?: number
  /** Density of rows and controls. @default that of the page */
  density?: 'comfortable' | 'compact'
  /** Applies the theme to its only child instead of a `div`. @default false */
  asChild?: boolean
}

/** Part of a page with its own theme, hue, radius or density, also for the overlays opened from it. */
export function ThemeRegion({
  theme,
  brandHue,
  neutralHue,
  radius,
  density,
  asChild = false,
  className,
  style,
  children,
  ...props
}: ThemeRegionProps) {
  const look = {
    'data-theme': theme,
    'data-density': density,
    style: {
      ...(brandHue !== undefined && { '--placard-brand-hue': brandHue }),
      ...(neutralHue !== undefined && { '--placard-neutral-hue': neutralHue }),
      ...(radius !== undefined && { '--placard-radius': radius }),
    } as CSSProperties,
  }
  const layer = useContext(OverlayContainerContext)
  const [page, pageHost] = useHost(look, useContext(PageContainerContext))
  const [inLayer, layerHost] = useHost(look, layer)
  const Root = asChild ? Slot : 'div'
  return (
    <>
      <PageContainerContext value={page}>
        <OverlayContainerContext value={layer ? inLayer : page}>
          <Root
            data-slot="theme-region"
            {...props}
            {...look}
            style={{ ...look.style, ...style }}
            className={classNames('bg-canvas font-sans text-ink', className)}
          >
            {children}
          </Root>
        </OverlayContainerContext>
      </PageContainerContext>
      {pageHost}
      {layer && layerHost}
    </>
  )
}

/** Returns an element with the region's theme outside of it, because overlays portal out of the region. */
function useHost(look: object, parent: HTMLElement | null): [HTMLElement | null, ReactNode] {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const place = <div ref={setHost} data-slot="theme-region-overlays" {...look} />
  return [host, mounted ? createPortal(place, parent ?? document.body) : null]
}
