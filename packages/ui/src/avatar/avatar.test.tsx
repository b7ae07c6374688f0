import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Avatar, AvatarGroup, chooseHue, readInitials } from './avatar.js'

describePart('Avatar', (probe) => <Avatar name="Ada Lovelace" {...probe} />)
describePart('AvatarGroup', (probe) => (
  <AvatarGroup label="Owners" {...probe}>
    <Avatar name="Ada Lovelace" />
    <Avatar name="Grace Hopper" />
  </AvatarGroup>
))

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='
const people = ['Ada Lovelace', 'Grace Hopper', 'Radia Perlman', 'Karen Jones', 'Barbara Liskov', 'Frances Allen']

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['  ada   king  lovelace ', 'AL'],
  ['ada.lovelace@example.com', 'AL'],
  ['Jean-Luc', 'JL'],
  ['(Acme) 42', 'A4'],
  ['émile Zola', 'ÉZ'],
  ['李 小龍', '李小'],
  ['🎈', ''],
])('shortens "%s" to "%s"', (name, initials) => {
  expect(readInitials(name)).toBe(initials)
})

it('has a stable color per name, and uses all of them', () => {
  expect(chooseHue('Ada Lovelace')).toBe(chooseHue('Ada Lovelace'))
  const hues = new Set(Array.from({ length: 200 }, (_, index) => chooseHue(`Person ${index}`)))
  expect([...hues].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

describe('Avatar', () => {
  it('is one image with a name, for pictures and initials', async () => {
    const { rerender } = await mount(<Avatar name="Ada Lovelace" />)
    await expect.element(page.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
    await rerender(<Avatar name="Ada Lovelace" src={PIXEL} />)
    await expect.poll(() => document.querySelector('img')).not.toBeNull()
    expect(page.getByRole('img').elements()).toHaveLength(1)
    await expect.element(page.getByRole('img')).not.toHaveTextContent('AL')
  })

  it('shows initials if its picture fails to load', async () => {
    await mount(<Avatar name="Ada Lovelace" src="data:image/png;base64,broken" />)
    await expect.element(page.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  })

  it('is hidden from screen readers if decorative', async () => {
    await mount(<Avatar name="Ada Lovelace" decorative />)
    expect(page.getByRole('img').elements()).toHaveLength(0)
  })
})

describe('AvatarGroup', () => {
  const group = (count: number, max?: number) => (
    <AvatarGroup label="Owners" max={max}>
      {people.slice(0, count).map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>
  )

  it('lists the hidden names', async () => {
    await mount(group(6, 3))
    const items = page.getByRole('list', { name: 'Owners' }).getByRole('listitem')
    expect(items.elements()).toHaveLength(4)
    await expect.element(items.last()).toMatchTextContent('+3and 3 more: Karen Jones, Barbara Liskov, Frances Allen')
  })

  it('shows the last avatar instead of "+1"', async () => {
    await mount(group(5, 4))
    expect(page.getByRole('img').elements()).toHaveLength(5)
  })
})
