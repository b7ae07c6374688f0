import { type ScheduleInput, scheduleInputSchema } from '@placard/domain'

/** What a person chooses for a schedule; whose report it is, is clear from where they are. */
export type ScheduleChoices = Omit<ScheduleInput, 'campaignID'>

/** What the choices have to be. */
export const scheduleChoicesSchema = scheduleInputSchema.omit({ campaignID: true })
