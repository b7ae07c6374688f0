import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { designTokens } from './design-tokens.mjs'

const css = readFileSync(join(import.meta.dirname, '../..', 'packages', 'ui', 'src', 'tokens.css'), 'utf8')
const tokens = JSON.parse(designTokens(css))

describe('design tokens', () => {
  it('have the same names in light and dark, and all colors of the sheet', () => {
    const names = Object.keys(tokens.light.color)
    expect(Object.keys(tokens.dark.color)).toEqual(names)
    const inSheet = new Set([...css.matchAll(/--placard-([\w-]+):\s*oklch\(/g)].map(([, name]) => name))
    expect(new Set(names.filter((name) => name !== '$type'))).toEqual(inSheet)
  })

  it('are numbers, with expressions and variables evaluated', () => {
    expect(tokens.light.color['brand-solid'].$value).toEqual({
      colorSpace: 'oklch',
      components: [0.515, 0.18, 262],
      hex: '#285fcd',
    })
    expect(tokens.dark.color['brand-solid'].$value.components).toEqual([0.57, 0.185, 262])
    for (const theme of [tokens.light, tokens.dark])
      for (const [name, { $value }] of Object.entries<{ $value: { components: number[] } }>(theme.color))
        if (name !== '$type') expect($value.components.every(Number.isFinite), name).toBe(true)
  })

  it('include shadows with layers, and sizes of both densities in px', () => {
    expect(tokens.light.shadow.$type).toBe('shadow')
    expect(tokens.light.shadow.popover.$value).toHaveLength(2)
    expect(tokens.light.shadow.dialog.$value).toMatchObject({ blur: { value: 48, unit: 'px' }, color: { alpha: 0.18 } })
    expect(tokens.density.compact['control-height'].$value).toEqual({ value: 32, unit: 'px' })
  })

  it('reject a sheet that they cannot read', () => {
    const broken = css.replace('oklch(1 0 0)', 'oklch(1 0 var(--placard-missing))')
    expect(() => designTokens(broken)).toThrow('--placard-missing is not defined.')
  })
})
