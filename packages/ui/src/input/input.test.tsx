import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Input } from './input.js'

describePart('Input', (probe) => <Input aria-label="Name" {...probe} />)
describe('with something beside the text', () => {
  describePart('Input', (probe) => <Input aria-label="Bid" prefix="€" suffix="CPM" {...probe} />, { control: 'input' })
})

describe('Input', () => {
  it('has the height of the current density, with and without a frame', async () => {
    await mount(
      <div data-density="compact">
        <Input aria-label="Plain" />
        <Input aria-label="Framed" prefix="€" />
      </div>,
    )
    const heights = [...document.querySelectorAll('[data-slot="input"]')].map(
      (box) => box.getBoundingClientRect().height,
    )
    const expected = matchMedia('(max-width: 991px)').matches ? 44 : 32
    expect(heights).toEqual([expected, expected])
  })

  it('keeps a disabled value readable, without transparency', async () => {
    await mount(<Input aria-label="Owner" defaultValue="Ada" disabled />)
    expect(getComputedStyle(page.getByRole('textbox').element()).opacity).toBe('1')
  })
})

function Controlled() {
  const [text, setText] = useState('Autumn')
  return <Input aria-label="Name" clearable value={text} onChange={(event) => setText(event.target.value)} />
}

describe('clearable Input', () => {
  it('clears a controlled value through onChange, and keeps focus', async () => {
    await mount(<Controlled />)
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    expect(document.activeElement).toBe(page.getByRole('textbox').element())
  })

  it('is one tab stop', async () => {
    await mount(
      <>
        <Controlled />
        <Input aria-label="Next" />
      </>,
    )
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Next' }).element())
  })

  it('has no clear button while empty, disabled or read-only', async () => {
    await mount(
      <>
        <Input aria-label="Empty" clearable />
        <Input aria-label="Disabled" clearable disabled defaultValue="a" />
        <Input aria-label="Read only" clearable readOnly defaultValue="a" />
      </>,
    )
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('autofilled Input', () => {
  it.each(['light', 'dark'] as const)('keeps our colors in %s, framed or not', async (theme) => {
    document.documentElement.dataset.theme = theme
    await mount(
      <>
        <Input aria-label="Plain" defaultValue="ada@example.com" />
        <Input aria-label="Framed" defaultValue="ada@example.com" prefix="@" />
        <span className="bg-brand-tint text-ink" data-testid="ours" />
      </>,
    )
    await pretendAutofill()
    const ours = getComputedStyle(page.getByTestId('ours').element())
    for (const input of page.getByRole('textbox').elements()) {
      const style = getComputedStyle(input)
      expect(style.boxShadow).toContain('inset')
      expect(style.boxShadow).toContain(ours.backgroundColor)
      expect(style.webkitTextFillColor).toBe(ours.color)
    }
  })
})

interface DomNode {
  nodeId: number
  nodeName: string
  children?: DomNode[]
  contentDocument?: DomNode
}

/** Simulates autofill, because the browser under test fills in nothing. */
async function pretendAutofill() {
  await cdp().send('DOM.enable')
  await cdp().send('CSS.enable')
  const { root } = await cdp().send('DOM.getDocument', { depth: -1, pierce: true })
  const inputs = (node: DomNode): number[] => [
    ...(node.nodeName === 'INPUT' ? [node.nodeId] : []),
    ...[...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])].flatMap(inputs),
  ]
  for (const nodeId of inputs(root))
    await cdp().send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
}
