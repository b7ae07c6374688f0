import * as z from 'zod'
import { isOffset, isZoneName } from './timezone.js'

const NO_OFFSET = 'The offset must be between -12:00 and +14:00, such as +05:30'

/** Schema of an IANA zone name that this runtime knows, or 'UTC'. */
export const zoneNameSchema = z.string('Choose a time zone').refine(isZoneName, 'Unknown time zone')

/** Schema of a UTC offset that some zone has, such as '+05:30'. */
export const offsetSchema = z.string(NO_OFFSET).refine(isOffset, NO_OFFSET)

/** Schema of the offsets of a zone, in the order of their moments. */
export const zoneOffsetsSchema = z.array(z.object({ from: z.iso.datetime(), offset: offsetSchema }))

/** Schema of a `Timezone`. */
export const timezoneSchema = z.object({
  label: z.string(),
  offset: offsetSchema,
  tzCode: zoneNameSchema,
})
