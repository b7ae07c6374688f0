import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySteps, applySteps, designWith, PIXEL } from './ad-builder.fixture.js'
import { adDesignSchema, contentLayers, newAdBuilder, pickDesign } from './ad-builder.js'
import { type ButtonLayer, newLayer } from './ad-layer.js'
import { designForSize, designSizes } from './derived-sizes.js'
import { findRoles } from './layer-roles.js'
import { isSameShape } from './role-layout.js'
import { findSizeProblems } from './size-problems.js'
import { BUILDER_TEMPLATES } from './templates/builder-templates.js'
import { estimateText } from './text-estimate.js'

const asset = { id: 'pic', name: 'bike.png', kind: 'image' as const, url: PIXEL, width: 400, height: 300 }
const fromBlank = designWith(
  [
    newLayer('shape', 'ground', { width: 300, height: 250 }),
    newLayer('image', 'bike', { assetID: 'pic', x: 150, y: 60, width: 140, height: 105 }),
    newLayer('image', 'mark', { name: 'Logo', assetID: 'pic', x: 10, y: 10, width: 60, height: 20 }),
    newLayer('text', 'claim', { text: 'Ride into spring', x: 10, y: 40, width: 140, height: 70, fontSize: 28 }),
    newLayer('text', 'more', { text: 'New city bikes from 499 euros', x: 10, y: 130, width: 140, fontSize: 14 }),
    newLayer('button', 'go', { text: 'Find yours', x: 10, y: 200 }),
  ],
  {
    assets: [asset],
    sizes: ['728x90', '160x600', '320x50', '300x600', '970x250'].map((size, index) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      return { id: `s${index}`, width, height, layout: 'roles', overrides: {} }
    }),
  },
)

describe('findRoles', () => {
  it('suggests roles by content, and keeps those that were chosen', () => {
    expect(findRoles(fromBlank)).toEqual({
      ground: 'background',
      bike: 'image',
      mark: 'logo',
      claim: 'headline',
      more: 'text',
      go: 'button',
    })
    const chosen = designWith([
      newLayer('text', 'big', { fontSize: 40 }),
      newLayer('text', 'small', { fontSize: 10, role: 'headline' }),
    ])
    expect(findRoles(chosen)).toEqual({ big: 'text', small: 'headline' })
  })
})

describe('designs from blank in sizes of another shape', () => {
  it.each(designSizes(fromBlank).map((size) => [`${size.width}x${size.height}`, size] as const))(
    'are readable in %s',
    (_, size) => {
      const problems = findSizeProblems(fromBlank, size)
      expect(problems.filter(({ code }) => code !== 'omitted')).toEqual([])
      const boxes = contentLayers(size.design).filter(({ id, hidden }) => id !== 'ground' && !hidden)
      for (const [index, one] of boxes.entries()) {
        expect([one.x >= 0, one.x + one.width <= size.width + 0.01]).toEqual([true, true])
        expect([one.y >= 0, one.y + one.height <= size.height + 0.01]).toEqual([true, true])
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.x + one.width <= other.x + 0.01 ||
            other.x + other.width <= one.x + 0.01 ||
            one.y + one.height <= other.y + 0.01 ||
            other.y + other.height <= one.y + 0.01
          expect([size.width, one.id, other.id, size.id === null || isApart]).toEqual([
            size.width,
            one.id,
            other.id,
            true,
          ])
        }
      }
    },
  )

  it('are readable from every template, in sizes that it was not made for too', () => {
    for (const { name, design } of BUILDER_TEMPLATES)
      for (const [width, height] of [
        [970, 250],
        [728, 90],
        [160, 600],
        [300, 600],
      ] as const) {
        const sized = designForSize(design, { width, height, layout: 'roles', overrides: {} })
        const problems = findSizeProblems(design, { id: null, width, height, design: sized })
        expect([name, width, height, problems]).toEqual([name, width, height, []])
      }
  })

  it('leave out small texts only where they have no room', () => {
    const leftOut = (id: string) =>
      findSizeProblems(fromBlank, designSizes(fromBlank).find((size) => size.id === id)!).map(({ layerID }) => layerID)
    expect([leftOut('s0'), leftOut('s1'), leftOut('s3')]).toEqual([[], [], []])
  })

  it('keep the label of a button on one line, also where the system font is wide', () => {
    for (const { id, design } of designSizes(fromBlank).filter((size) => size.id !== null)) {
      const button = contentLayers(design).find(({ kind }) => kind === 'button') as ButtonLayer
      // A tenth more than Arial, as a browser measures DejaVu Sans.
      const wide = { ...button, fontFamily: 'Arial', fontSize: button.fontSize * 1.1 }
      expect([id, estimateText(wide, button.width - 2 * button.padding).lines]).toEqual([id, 1])
    }
  })

  it('are scaled to sizes of the same shape', () => {
    expect(isSameShape({ width: 300, height: 250 }, { width: 336, height: 280 })).toBe(true)
    const rules = designForSize(fromBlank, { width: 336, height: 280, layout: 'rules', overrides: {} })
    expect(designForSize(fromBlank, { width: 336, height: 280, layout: 'roles', overrides: {} })).toEqual(rules)
  })

  it('are valid whatever they contain', () => {
    const side = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(anySteps, side, side, (steps, width, height) => {
        const design = pickDesign(applySteps(newAdBuilder(), steps))
        const sized = designForSize(design, { width, height, layout: 'roles', overrides: {} })
        expect(adDesignSchema.safeParse(sized).error?.issues).toBeUndefined()
        for (const { layerID } of findSizeProblems(design, { id: null, width, height, design: sized }))
          expect(contentLayers(design).some(({ id }) => id === layerID)).toBe(true)
      }),
    )
  })
})

it('puts a panel around the layers that stand on it', () => {
  const design = designWith([
    newLayer('shape', 'panel', { x: 20, y: 100, width: 260, height: 120 }),
    newLayer('text', 'claim', { x: 40, y: 120, width: 220, height: 40 }),
    newLayer('button', 'go', { x: 40, y: 170, width: 120, height: 40 }),
  ])
  const [panel, claim, go] = contentLayers(
    designForSize(design, { width: 160, height: 600, layout: 'roles', overrides: {} }),
  )
  expect(panel!.x).toBeLessThan(claim!.x)
  expect(panel!.y).toBeLessThan(claim!.y)
  expect(panel!.y + panel!.height).toBeGreaterThanOrEqual(go!.y + go!.height)
})
