import { describe, expect, it } from 'vitest'
import { designWith, PIXEL } from './ad-builder.fixture.js'
import { newAdBuilder } from './ad-builder.js'
import { reduceAdBuilder } from './ad-builder-reducer.js'
import { newLayer } from './ad-layer.js'
import { contentName, isNamed } from './layer-name.js'

const asset = { id: 'a', name: 'logo.png', kind: 'image' as const, url: PIXEL, width: 1, height: 1 }

describe('contentName', () => {
  it('is the start of a text, or the name of a file', () => {
    expect(contentName(newLayer('text', 't', { text: '  Up to\n50% ' }), [])).toBe('Up to 50%')
    const long = newLayer('button', 'b', { text: 'All of the bicycles that we have are cheaper this week' })
    expect(contentName(long, [])).toBe('All of the bicycles that we have are…')
    expect(contentName(newLayer('text', 't', { text: 'x'.repeat(60) }), [])).toBe(`${'x'.repeat(40)}…`)
    expect(contentName(newLayer('image', 'i', { assetID: 'a' }), [asset])).toBe('logo.png')
  })

  it('is empty where there is no content', () => {
    expect(contentName(newLayer('shape', 's'), [])).toBe('')
    expect(contentName(newLayer('text', 't', { text: ' ' }), [])).toBe('')
    expect(contentName(newLayer('image', 'i'), [asset])).toBe('')
  })
})

describe('isNamed', () => {
  it('is true once a user has named a layer', () => {
    expect(isNamed(newLayer('text', 't'))).toBe(false)
    expect(isNamed(newLayer('text', 't', { name: '' }))).toBe(false)
    expect(isNamed(newLayer('text', 't', { name: 'Headline' }))).toBe(true)
  })
})

describe('changing the content of a layer', () => {
  const nameAfter = (name: string, text: string, before = 'Sale') => {
    const state = newAdBuilder(designWith([newLayer('text', 't', { name, text: before })]))
    return reduceAdBuilder(state, { type: 'change', ids: ['t'], changes: { text } }).layers[1]?.name
  }

  it('releases a name that repeats the content, and keeps any other one', () => {
    expect(nameAfter('Sale', 'Half price')).toBe('Text')
    expect(nameAfter('Headline', 'Half price')).toBe('Headline')
    expect(nameAfter('50%\u00A0off', 'Half price', '50%\u00A0off')).toBe('Text')
  })

  it('keeps a name that is given in the same change', () => {
    const state = newAdBuilder(designWith([newLayer('text', 't', { name: 'Sale', text: 'Sale' })]))
    const changes = { text: 'Half price', name: 'Sale' }
    expect(reduceAdBuilder(state, { type: 'change', ids: ['t'], changes }).layers[1]?.name).toBe('Sale')
  })
})
