import { type ScheduleInput, scheduleInputSchema } from '@placard/domain'

/** Values of the schedule form, without the campaign. */
export type ScheduleChoices = Omit<ScheduleInput, 'campaignID'>

/** Schema of the schedule form. */
export const scheduleChoicesSchema = scheduleInputSchema.omit({ campaignID: true })
