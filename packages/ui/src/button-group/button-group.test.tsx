import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { ButtonGroup } from './button-group.js'

describePart('ButtonGroup', (probe) => (
  <ButtonGroup label="Zoom" attached {...probe}>
    <Button>In</Button>
    <Button>Out</Button>
  </ButtonGroup>
))

const boxes = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())

describe('ButtonGroup', () => {
  it.each(['ltr', 'rtl'] as const)('shares one border between two attached buttons in %s', async (dir) => {
    await mount(
      <div dir={dir}>
        <ButtonGroup label="Zoom" attached>
          <Button>In</Button>
          <Button>Out</Button>
        </ButtonGroup>
      </div>,
    )
    const [first, second] = boxes()
    const overlap =
      dir === 'ltr' ? (first?.right ?? 0) - (second?.left ?? 0) : (second?.right ?? 0) - (first?.left ?? 0)
    expect(overlap).toBeCloseTo(1, 1)
  })

  it('separates its buttons by 8 px', async () => {
    await mount(
      <ButtonGroup label="Zoom">
        <Button>In</Button>
        <Button>Out</Button>
      </ButtonGroup>,
    )
    const [first, second] = boxes()
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(8, 1)
  })

  it('has a Tab stop for each button', async () => {
    await mount(
      <ButtonGroup label="Zoom" attached>
        <Button>In</Button>
        <Button>Out</Button>
      </ButtonGroup>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'In' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Out' })).toHaveFocus()
  })
})
