import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { mount, settled } from './mount.js'

/** Props that every component has to pass on; spread them last on the tested component. */
export interface Probe {
  /** Receives the element of the component's `ref`. */
  ref: (element: Element | null) => void
  /** Class that has to be applied to the root. */
  className: string
  /** Stands for any unknown prop. */
  'data-probe': string
}

export interface DescribePartOptions {
  /** Expected `data-slot`. @default the name in kebab-case */
  slot?: string
  /** Selector of the control inside the root that receives `ref` and rest props, if the root is only a frame. */
  control?: string
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** Returns by how many pixels the page overflows the viewport. */
const sticksOut = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Tests the rules of every component: `ref` reaches an element, `className` is applied to the root, unknown props are
 * passed on, `data-slot` is set, and nothing overflows in right-to-left layouts. Finds portalled components as well.
 * Axe checks components in their stories.
 * @example describePart('Button', (probe) => <Button {...probe}>Save</Button>)
 */
export function describePart(name: string, render: (probe: Probe) => ReactNode, options: DescribePartOptions = {}) {
  const { slot = kebab(name), control } = options

  const mountProbed = async (dir: 'ltr' | 'rtl' = 'ltr') => {
    const ref = vi.fn<(element: Element | null) => void>()
    const part = render({ ref, className: 'probe-class', 'data-probe': 'passed' })
    await mount(<DirectionProvider dir={dir}>{part}</DirectionProvider>)
    const root = document.body.querySelector(`[data-slot="${slot}"].probe-class`)
    const target = control ? root?.querySelector(control) : root
    return { ref, root, target }
  }

  describe(`${name} component`, () => {
    it(`passes ref, className and unknown props to the elements of data-slot="${slot}"`, async () => {
      const { ref, root, target } = await mountProbed()
      expect(root, `no element with data-slot="${slot}" and the class that was given`).not.toBeNull()
      expect(target).toBeInstanceOf(Element)
      expect(ref).toHaveBeenCalledWith(target)
      expect(target).toHaveAttribute('data-probe', 'passed')
    })

    it('does not overflow in right-to-left layouts', async () => {
      await mountProbed('rtl')
      const usual = sticksOut()
      document.documentElement.dir = 'rtl'
      await settled()
      const mirrored = sticksOut()
      document.documentElement.removeAttribute('dir')
      expect(mirrored).toBeLessThanOrEqual(usual)
    })
  })
}
