import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.js'
import { OverlayContainerContext, PageContainerContext } from '../overlay-container.js'

export interface ThemeRegionProps extends ComponentProps<'div'> {
  /** The theme of the region. */
  theme: 'light' | 'dark'
  /** Hue of buttons, links and selections, in degrees of OKLCH. @default that of the house, 262 */
  brandHue?: number
  /** Hue of greys. @default that of the brand */
  neutralHue?: number
  /** Corner radius: 0 square, 1 default, 2 twice as round. @default that of the page */
  radius?: number
  /** Density of rows and controls. @default that of the page */
  density?: 'comfortable' | 'compact'
  /** Puts all of it on its one child instead of a `div`. @default false */
  asChild?: boolean
}

/** A part of the page with a theme, hue, radius or density of its own, also for the overlays that open from it. */
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

/** An element that looks as the region does, elsewhere: overlays leave the region's own element and would lose its look. */
function useHost(look: object, parent: HTMLElement | null): [HTMLElement | null, ReactNode] {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const place = <div ref={setHost} data-slot="theme-region-overlays" {...look} />
  return [host, mounted ? createPortal(place, parent ?? document.body) : null]
}
