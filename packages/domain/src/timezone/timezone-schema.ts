import * as z from 'zod'
import { isZoneName } from './timezone.js'

/** An IANA zone name that this runtime knows, or 'UTC'. */
export const zoneNameSchema = z.string('Choose a time zone').refine(isZoneName, 'Unknown time zone')

/** A `Timezone`. */
export const timezoneSchema = z.object({
  label: z.string(),
  offset: z.string().regex(/^[+-]\d{2}:\d{2}$/),
  tzCode: zoneNameSchema,
})
