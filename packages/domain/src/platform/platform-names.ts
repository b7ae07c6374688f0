import * as z from 'zod'

/** The traffic platforms that tags are made for. */
export const PLATFORM_NAMES = [
  'Google Ad Manager',
  'Google Campaign Manager',
  'Google DV360',
  'Quantcast',
  'Cognitiv',
  'The Trade Desk',
  'MediaMath',
  'AdRoll',
  'Xandr',
  'Yahoo DSP',
  'Adform',
] as const
export const platformNameSchema = z.enum(PLATFORM_NAMES, 'Choose a platform')
export type PlatformName = z.infer<typeof platformNameSchema>
