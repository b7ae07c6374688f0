import axe from 'axe-core'
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

async function violations(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme
  await settled()
  // A single component has no landmark; pages are checked with that rule.
  const result = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Returns by how many pixels the page overflows the viewport. */
const sticksOut = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Tests the rules of every component: `ref` reaches an element, `className` is applied to the root, unknown props are
 * passed on, `data-slot` is set, axe finds no violation in either theme, and nothing overflows in right-to-left
 * layouts. Finds portalled components as well.
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
    it(`applies className and data-slot="${slot}" to one root`, async () => {
      const { root } = await mountProbed()
      expect(root, `no element with data-slot="${slot}" and the class that was given`).not.toBeNull()
    })

    it('passes its element to ref', async () => {
      const { ref, target } = await mountProbed()
      expect(target).toBeInstanceOf(Element)
      expect(ref).toHaveBeenCalledWith(target)
    })

    it('passes on unknown props', async () => {
      const { target } = await mountProbed()
      expect(target).toHaveAttribute('data-probe', 'passed')
    })

    it.each(['light', 'dark'] as const)('has no axe violation in %s', async (theme) => {
      await mountProbed()
      expect(await violations(theme)).toEqual([])
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
