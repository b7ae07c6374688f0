import * as z from 'zod'
import { daySchema } from '../day/day-schema.js'
import type { ReportComparisonChoice } from './comparison-choice.js'

/** A `ReportComparisonChoice`, as an address or a store may hold it. */
export const comparisonChoiceSchema: z.ZodType<ReportComparisonChoice> = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('off') }),
  z.object({ mode: z.enum(['previous', 'lastYear']), matchWeekday: z.boolean().default(false) }),
  z.object({ mode: z.literal('custom'), start: daySchema }),
])
