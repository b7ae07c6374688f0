import { mount } from '@placard/ui/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { EmailsField } from './emails-field.js'

const address = z.email('Fill in emails only')
const schema = z.object({ to: z.array(address).min(1, 'Fill in at least one recipient').max(50, 'At most 50') })
const text = page.getByRole('textbox', { name: 'To' })
const save = page.getByRole('button', { name: 'Save' })
const chips = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((chip) => chip.textContent)
const onSubmit = vi.fn()

beforeEach(async () => {
  onSubmit.mockReset()
  await mount(
    <Form schema={schema} defaultValues={{ to: [] }} onSubmit={onSubmit} fallback="">
      <EmailsField name="to" label="To" addressSchema={address} />
    </Form>,
  )
})

const paste = async (words: string) => {
  await userEvent.click(text)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', words)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const sent = async () => {
  await userEvent.click(save)
  return () => onSubmit.mock.calls
}

describe('EmailsField', () => {
  it('adds a chip on Enter, comma, semicolon and space', async () => {
    await userEvent.type(text, 'a@a.test{Enter}b@b.test,c@c.test;d@d.test ')
    expect(chips()).toEqual(['a@a.test', 'b@b.test', 'c@c.test', 'd@d.test'])
    await expect.element(page.getByRole('status')).toHaveTextContent('d@d.test added')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits pending text', async () => {
    await userEvent.type(text, 'a@a.test{Enter}b@b.test')
    await expect.poll(await sent()).toEqual([[{ to: ['a@a.test', 'b@b.test'] }]])
  })

  it('accepts a pasted list without duplicates', async () => {
    await userEvent.type(text, 'a@a.test{Enter}')
    await paste('Ada <A@a.test>; Bob <b@b.test>\nc@c.test')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 addresses added')
    await userEvent.type(text, 'B@b.test')
    await expect.poll(await sent()).toEqual([[{ to: ['a@a.test', 'b@b.test', 'c@c.test'] }]])
  })

  it('marks an invalid address with an error until it is fixed', async () => {
    await userEvent.type(text, 'a@a.test{Enter}bob{Enter}')
    await userEvent.click(save)
    await expect.element(text).toHaveFocus()
    await expect.element(text).toHaveAccessibleDescription('Fill in emails only')
    await expect.element(page.getByRole('img', { name: 'Not an email:' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    expect(chips()).toEqual(['a@a.test'])
    await expect.element(text).toHaveValue('bob')
    await userEvent.keyboard('@b.test')
    await expect.element(text).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ to: ['a@a.test', 'bob@b.test'] }]])
  })

  it('shows the error of the list', async () => {
    await userEvent.click(save)
    await expect.element(text).toHaveAccessibleDescription('Fill in at least one recipient')
    await paste(Array.from({ length: 51 }, (_, index) => `p${index}@a.test`).join('\n'))
    await userEvent.click(save)
    await expect.element(text).toHaveAccessibleDescription('At most 50 51 addresses.')
  })

  it('is one tab stop, navigated by arrow keys', async () => {
    await paste('a@a.test b@b.test c@c.test')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(page.getByRole('button', { name: 'Remove b@b.test' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    expect(chips()).toEqual(['a@a.test', 'c@c.test'])
    await expect.element(text).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('b@b.test removed')
    await userEvent.keyboard('{Tab}')
    await expect.element(save).toHaveFocus()
  })
})

it('can be read but not changed while read-only', async () => {
  await mount(
    <Form schema={schema} defaultValues={{ to: ['a@a.test'] }} onSubmit={onSubmit} fallback="">
      <EmailsField name="to" label="Kept" addressSchema={address} readOnly />
    </Form>,
  )
  const kept = page.getByRole('textbox', { name: 'Kept' })
  await userEvent.click(kept)
  await userEvent.keyboard('{Backspace}b@b.test{Enter}')
  expect(page.getByRole('button', { name: 'Remove a@a.test' }).elements()).toHaveLength(0)
  await expect.element(page.getByText('a@a.test')).toBeVisible()
  await expect.element(kept).toHaveValue('')
})

it('clears pending text on reset', async () => {
  await mount(
    <Form editing schema={schema} defaultValues={{ to: ['a@a.test'] }} onSubmit={onSubmit} fallback="">
      <EmailsField name="to" label="Kept" addressSchema={address} />
    </Form>,
  )
  const kept = page.getByRole('textbox', { name: 'Kept' })
  await userEvent.type(kept, 'b@b.test')
  await userEvent.click(page.getByRole('button', { name: 'Discard' }))
  await expect.element(kept).toHaveValue('')
  expect(chips()).toEqual(['a@a.test'])
})

it('has room to type beside a single address when narrow', async () => {
  await mount(
    <div style={{ width: 216 }}>
      <Form
        schema={schema}
        defaultValues={{ to: ['noor.haddad@northwind-bikes.example'] }}
        onSubmit={onSubmit}
        fallback=""
      >
        <EmailsField name="to" label="Narrow" addressSchema={address} />
      </Form>
    </div>,
  )
  const [chip, input] = [page.getByRole('listitem'), page.getByRole('textbox', { name: 'Narrow' })].map((part) =>
    part.element().getBoundingClientRect(),
  )
  expect(input!.top).toBeCloseTo(chip!.top, 0)
  expect(input!.left).toBeGreaterThanOrEqual(chip!.right)
})
