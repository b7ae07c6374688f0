import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith } from './ad-builder.fixture.js'
import { adDesignSchema, contentLayers, findArtboard, newAdBuilder, pickDesign } from './ad-builder.js'
import { type LayerSizing, newLayer } from './ad-layer.js'
import { designForSize, designSizes, styleOverride } from './derived-sizes.js'
import { sampleDesign, sampleLayer } from './timeline.js'

const sizing = (changes: Partial<LayerSizing>): LayerSizing => ({
  horizontal: 'left',
  vertical: 'top',
  scale: 'none',
  minWidth: 0,
  minHeight: 0,
  ...changes,
})
const derived = (rules: Partial<LayerSizing>, width: number, height: number, overrides = {}) => {
  const layer = newLayer('button', 'a', { x: 200, y: 200, width: 80, height: 40, fontSize: 10, sizing: sizing(rules) })
  return designForSize(designWith([layer]), { width, height, layout: 'rules', overrides })
}
const describePlace = (design: ReturnType<typeof derived>) => {
  const [layer] = contentLayers(design)
  return [layer?.x, layer?.y, layer?.width, layer?.height]
}

describe('designForSize', () => {
  it('places layers by their anchors', () => {
    expect(describePlace(derived({}, 600, 500))).toEqual([200, 200, 80, 40])
    expect(describePlace(derived({ horizontal: 'right', vertical: 'bottom' }, 600, 500))).toEqual([500, 450, 80, 40])
    expect(describePlace(derived({ horizontal: 'center', vertical: 'middle' }, 600, 500))).toEqual([350, 325, 80, 40])
    expect(describePlace(derived({ horizontal: 'stretch', vertical: 'stretch' }, 600, 125))).toEqual([
      400, 100, 160, 20,
    ])
  })

  it('scales layers with their fonts', () => {
    const scaled = (scale: LayerSizing['scale']) => {
      const design = derived({ scale }, 600, 250)
      const [layer] = contentLayers(design)
      return [layer?.width, layer?.kind === 'button' && layer.fontSize]
    }
    expect(scaled('none')).toEqual([80, 10])
    expect(scaled('fit')).toEqual([80, 10])
    expect(scaled('fill')).toEqual([160, 20])
    expect(scaled('balance')).toEqual([113.14, 14.14])
  })

  it('hides layers below their smallest size, unless an override shows them', () => {
    const isHidden = (overrides: object) => contentLayers(derived({ minHeight: 100 }, 728, 90, overrides))[0]?.hidden
    expect([isHidden({}), isHidden({ a: { hidden: false } }), isHidden({ a: {} })]).toEqual([true, false, true])
  })

  it('returns the same positions for the own size', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const design = pickDesign(applySteps(newAdBuilder(), steps))
        const same = designForSize(design, { width: 300, height: 250, layout: 'roles', overrides: {} })
        expect(same.layers).toEqual(design.layers)
        expect(sampleDesign(same, 1234)).toEqual(sampleDesign(design, 1234))
      }),
    )
  })

  it('keeps values with more than two decimals in the own size', () => {
    const layer = newLayer('shape', 'a', { x: 0.00315, width: 10.12345, sizing: sizing({ horizontal: 'right' }) })
    const keyframe = { id: 'k1', layerID: 'a', property: 'x', at: 0, value: -0.00315, easing: 'linear' } as const
    const design = designWith([layer], { keyframes: [keyframe] })
    expect(designForSize(design, { width: 300, height: 250, layout: 'roles', overrides: {} })).toEqual(design)
  })

  it('returns valid designs of the size', () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 2000 }),
        (steps, width, height) => {
          const design = pickDesign(applySteps(newAdBuilder(), steps))
          const sized = designForSize(design, { width, height, layout: width % 2 ? 'roles' : 'rules', overrides: {} })
          expect(adDesignSchema.safeParse(sized).error?.issues).toBeUndefined()
          expect(findArtboard(sized)).toMatchObject({ width, height })
        },
      ),
    )
  })

  it('moves an animation with its layer, so that it ends where an override says', () => {
    const layer = newLayer('text', 'a', { sizing: sizing({}) })
    const keyframes = [
      { id: 'k1', layerID: 'a', property: 'x', at: 0, value: -100, easing: 'linear' },
      { id: 'k2', layerID: 'a', property: 'x', at: 1000, value: 20, easing: 'linear' },
    ] as const
    const design = designWith([layer], { keyframes: [...keyframes] })
    const sized = designForSize(design, {
      width: 728,
      height: 90,
      layout: 'rules',
      overrides: { a: { x: 50, width: 90 } },
    })
    const at = (time: number) => sampleLayer(contentLayers(sized)[0]!, sized.keyframes, time)
    expect([at(0).x, at(1000).x, at(5000)]).toMatchObject([-70, 50, { x: 50, width: 90 }])
  })
})

describe('styleOverride', () => {
  it('keeps what was done at any time of the animation', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(5000), fc.integer({ min: -50, max: 50 }), (steps, at, by) => {
        const design = pickDesign(applySteps(newAdBuilder(), steps))
        const size = { id: 's', width: 728, height: 90, layout: at % 2 ? 'roles' : 'rules', overrides: {} } as const
        const before = designForSize(design, size)
        const slides = design.keyframes.filter(({ phase, property }) => phase !== undefined && property === 'x')
        for (const { id } of contentLayers(before)) {
          // A slide of a preset starts outside of the artboard in any case.
          if (slides.some(({ layerID }) => layerID === id)) continue
          const shown = sampleDesign(before, at)[id]!
          const override = styleOverride(before, id, shown, { x: shown.x + by })
          const after = designForSize(design, { ...size, overrides: { [id]: override } })
          expect(Math.abs(sampleDesign(after, at)[id]!.x - shown.x - by)).toBeLessThan(0.02)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('designSizes', () => {
  it('lists the own size first', () => {
    const design = designWith([], { sizes: [{ id: 's1', width: 728, height: 90, layout: 'rules', overrides: {} }] })
    expect(designSizes(design).map(({ id, width, height }) => [id, width, height])).toEqual([
      [null, 300, 250],
      ['s1', 728, 90],
    ])
  })
})
