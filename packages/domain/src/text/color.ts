import * as z from 'zod'

/** Color of the canvas or a layout: `#1a73e8`, with two more digits for opacity, or none. @experimental */
export const colorSchema = z
  .string('Fill in a color such as #ffffff')
  .regex(/^(#[0-9a-f]{6}([0-9a-f]{2})?|transparent)$/i, 'Fill in a color such as #ffffff')
