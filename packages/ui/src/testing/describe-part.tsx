import axe from 'axe-core'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { mount, settled } from './mount.js'

/** The props that every part has to pass on; spread them last on the part under test. */
export interface Probe {
  /** Reports the element that the part's `ref` reaches. */
  ref: (element: Element | null) => void
  /** A class that has to land on the part's root. */
  className: string
  /** Stands for every prop that the part does not know. */
  'data-probe': string
}

export interface DescribePartOptions {
  /** The expected `data-slot`. @default the name in kebab-case */
  slot?: string
  /** Selector of the control inside the root that takes `ref` and rest props, for parts whose root is only a frame. */
  control?: string
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

async function violations(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme
  await settled()
  // A part alone has no landmark around it; pages are checked with that rule on.
  const result = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** By how many pixels the page is wider than the window. */
const sticksOut = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * What holds for every part: `ref` reaches an element, `className` lands on the root, unknown props pass,
 * `data-slot` names it, axe finds nothing in either theme, and nothing sticks out where the text runs from right to left.
 * Portalled parts are found as well.
 *
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

  describe(`${name} as a part`, () => {
    it(`has className and data-slot="${slot}" on one root`, async () => {
      const { root } = await mountProbed()
      expect(root, `no element with data-slot="${slot}" and the class that was given`).not.toBeNull()
    })

    it('gives its element to ref', async () => {
      const { ref, target } = await mountProbed()
      expect(target).toBeInstanceOf(Element)
      expect(ref).toHaveBeenCalledWith(target)
    })

    it('passes unknown props on', async () => {
      const { target } = await mountProbed()
      expect(target).toHaveAttribute('data-probe', 'passed')
    })

    it.each(['light', 'dark'] as const)('has no axe violation in %s', async (theme) => {
      await mountProbed()
      expect(await violations(theme)).toEqual([])
    })

    it('sticks out no further from right to left than from left to right', async () => {
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
