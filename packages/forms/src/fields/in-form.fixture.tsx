import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../engine/form/form.js'

/** Values submitted by the form around a field's story. */
export const onSubmit = fn()

/** Decorator that renders a field's story in a form with the field `value`. */
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
