import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Chip, ChipGroup } from './chip.js'

describePart('Chip', (probe) => <Chip label="Denmark" onRemove={() => {}} onPress={() => {}} {...probe} />)
describePart('ChipGroup', (probe) => (
  <ChipGroup label="Countries" {...probe}>
    <Chip label="Denmark" onRemove={() => {}} />
  </ChipGroup>
))

function Countries({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <ChipGroup label="Countries">
      {left.map((name) => (
        <Chip key={name} label={name} onRemove={() => setLeft(left.filter((other) => other !== name))} />
      ))}
    </ChipGroup>
  )
}

function Moves() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <input aria-label="Search" />
      <ChipGroup label="Countries">
        {shown && (
          <Chip
            label="Denmark"
            onRemove={() => {
              document.querySelector('input')?.focus()
              setShown(false)
            }}
          />
        )}
        <Chip label="Norway" onRemove={() => {}} />
      </ChipGroup>
    </>
  )
}

const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

describe('Chip', () => {
  it('has no button by default', async () => {
    await mount(<Chip label="Denmark" />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it.each(['Enter', ' ', 'Delete', 'Backspace'])('is removed once by "%s" on its remove button', async (key) => {
    const onRemove = vi.fn()
    await mount(<Chip label="Denmark" onRemove={onRemove} />)
    ;(remove('Denmark').element() as HTMLElement).focus()
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`)
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it('distinguishes clicks on its label from its remove button', async () => {
    const [onPress, onRemove] = [vi.fn(), vi.fn()]
    await mount(<Chip label="Status: live" onPress={onPress} onRemove={onRemove} />)
    await userEvent.click(page.getByRole('button', { name: 'Status: live', exact: true }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('ignores clicks while disabled', async () => {
    await mount(<Chip label="Denmark" onRemove={() => {}} disabled />)
    await expect.element(remove('Denmark')).toBeDisabled()
  })

  it('has a remove target of at least 24 px', async () => {
    await mount(<Chip label="Denmark" size="sm" onRemove={() => {}} />)
    const { width, height } = remove('Denmark').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(22)
    expect(width).toBeGreaterThanOrEqual(24)
  })
})

describe('ChipGroup', () => {
  it('moves focus to the next chip after a removal, then to the last, then to itself', async () => {
    await mount(<Countries names={['Denmark', 'Norway', 'Sweden']} />)
    await userEvent.click(remove('Norway'))
    await expect.element(remove('Sweden')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(remove('Denmark')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: 'Countries' })).toHaveFocus()
  })

  it('does not move focus that is elsewhere', async () => {
    await mount(<Moves />)
    await userEvent.click(remove('Denmark'))
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })
})
