import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { TextField } from '../../fields/text-field/text-field.js'
import { Form, type FormProps } from './form.js'

const schema = z.object({ name: z.string(), note: z.string() })
type Values = z.output<typeof schema>

const name = page.getByRole('textbox', { name: 'Name' })
const note = page.getByRole('textbox', { name: 'Note' })
const save = page.getByRole('button', { name: 'Save' })
const state = () => page.getByRole('form').element().dataset.state

const formWith = (props: Partial<FormProps<Values, Values>>) => (
  <Form
    aria-label="Campaign"
    editing
    schema={schema}
    defaultValues={{ name: 'Autumn', note: '' }}
    onSubmit={() => {}}
    fallback="It did not work"
    {...props}
  >
    <TextField name="name" label="Name" />
    <TextField name="note" label="Note" />
  </Form>
)

describe('An editing form', () => {
  it('keeps input typed during a save as a new change', async () => {
    let answer = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const onDirtyChange = vi.fn()
    await mount(formWith({ onSubmit, onDirtyChange }))
    await userEvent.fill(name, 'Winter')
    await userEvent.click(save)
    await expect.poll(state).toBe('submitting')
    await userEvent.fill(note, 'typed meanwhile')
    answer()
    await expect.poll(state).toBe('dirty')
    await expect.element(name).toHaveValue('Winter')
    await expect.element(note).toHaveValue('typed meanwhile')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect.element(name).toHaveValue('Winter')
    await expect.element(note).toHaveValue('')
  })

  it('takes newer values unless there are unsaved changes', async () => {
    const { rerender } = await mount(formWith({}))
    await rerender(formWith({ defaultValues: { name: 'Winter', note: '' } }))
    await expect.element(name).toHaveValue('Winter')
    await userEvent.fill(note, 'mine')
    await rerender(formWith({ defaultValues: { name: 'Spring', note: 'theirs' } }))
    await expect.element(name).toHaveValue('Winter')
    await expect.element(note).toHaveValue('mine')
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect.element(name).toHaveValue('Spring')
    await expect.element(note).toHaveValue('theirs')
  })

  it('reports unsaved changes until they are saved', async () => {
    const onDirtyChange = vi.fn()
    await mount(formWith({ onDirtyChange }))
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    await userEvent.fill(name, 'Winter')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.fill(name, 'Autumn')
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
    await userEvent.fill(name, 'Spring')
    await userEvent.click(save)
    await expect.poll(state).toBe('saved')
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
  })

  it('handles save keys inside the form, or on the whole page if configured', async () => {
    const onSubmit = vi.fn()
    const { rerender } = await mount(formWith({ onSubmit }))
    const press = () => userEvent.keyboard('{Control>}s{/Control}')
    await press()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(name)
    await press()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
    await rerender(formWith({ onSubmit, bar: 'sticky' }))
    ;(document.activeElement as HTMLElement).blur()
    await press()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
  })

  it('stays dirty after an error and can be saved again', async () => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce({}).mockResolvedValueOnce()
    await mount(formWith({ onSubmit }))
    await userEvent.fill(name, 'Winter')
    await userEvent.click(save)
    await expect.poll(state).toBe('failed')
    await expect.element(page.getByRole('status')).toHaveTextContent('Unsaved changes')
    await userEvent.click(save)
    await expect.poll(state).toBe('saved')
  })
})
