import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import * as z from 'zod'
import { Form } from './form/form.js'

/** What was sent by the form around a field's story. */
export const onSubmit = fn()

/** Puts the stories of a field into a form that holds it as `value`, and others of any name beside it. */
export const inForm =
  (value: z.ZodType, defaultValues: Record<string, unknown> = {}, className = 'max-w-100'): Decorator =>
  (Story) => (
    <Form
      schema={z.looseObject({ value })}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      fallback=""
      className={className}
    >
      <Story />
    </Form>
  )
