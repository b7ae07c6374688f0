import { BUILDER_TEMPLATES, builderHtml, newAdDesign } from '@placard/domain/ad-builder'
import type { Creative } from '@placard/domain/creative'
import { describe, expect, it } from 'vitest'
import { demoCreatives } from '../../testing/creative.fixture.js'
import { baseName, designTargets } from './design-targets.js'

const { design } = BUILDER_TEMPLATES[0]!
const html = builderHtml(design, { adSeconds: 30 })
const creative = (id: string, name: string, size: string, changes: Partial<Creative> = {}): Creative => ({
  ...demoCreatives[0]!,
  ...{ id, name, size, html },
  ...changes,
})
const targets = (options: Partial<Parameters<typeof designTargets>[0]> = {}) =>
  designTargets({ design, name: 'Spring', creatives: [], opened: undefined, ...options }).map((target) => [
    target.size,
    target.name,
    target.creative?.id,
  ])

describe('designTargets', () => {
  it('creates a creative for each size, named after it', () => {
    expect(targets().slice(0, 2)).toEqual([
      ['300x250', 'Spring — 300x250', undefined],
      ['728x90', 'Spring — 728x90', undefined],
    ])
    expect(targets({ design: newAdDesign() })).toEqual([['300x250', 'Spring', undefined]])
  })

  it('changes the opened creative, and those of the same name and size', () => {
    const opened = creative('c1', 'Spring teaser', '728x90')
    const creatives = [
      creative('c2', 'Spring — 160x600', '160x600'),
      creative('c3', 'Spring — 300x600', '300x600', { html: '<b>Somebody’s own</b>' }),
      creative('c4', 'Autumn — 320x50', '320x50'),
    ]
    expect(targets({ opened, creatives }).map(([, name, id]) => [name, id])).toEqual([
      ['Spring — 300x250', undefined],
      ['Spring teaser', 'c1'],
      ['Spring — 160x600', 'c2'],
      ['Spring — 320x50', undefined],
      ['Spring — 300x600', undefined],
    ])
  })

  it('keeps the opened creative of an ad whose only size has changed', () => {
    const opened = creative('c1', 'Spring', '728x90')
    expect(targets({ opened, design: newAdDesign() })).toEqual([['300x250', 'Spring', 'c1']])
  })
})

it('keeps the opened creative of a size whose sides have changed', () => {
  const opened = creative('c1', 'Spring — 300x250', '300x250')
  const layers = design.layers.map((layer, index) => (index === 0 ? { ...layer, width: 336, height: 280 } : layer))
  const options = { opened, openedSizeID: null, design: { ...design, layers } as typeof design }
  expect(targets(options).slice(0, 2)).toEqual([
    ['336x280', 'Spring — 300x250', 'c1'],
    ['728x90', 'Spring — 728x90', undefined],
  ])
})

describe('baseName', () => {
  it('removes the size at the end', () => {
    expect(['Spring — 300x250', 'Spring 300x250', 'Spring', '300x250'].map(baseName)).toEqual([
      'Spring',
      'Spring',
      'Spring',
      '300x250',
    ])
  })
})
