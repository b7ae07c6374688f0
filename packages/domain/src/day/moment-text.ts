import { formatInTimeZone } from 'date-fns-tz'

/** A moment on the clocks of a zone: '12 Oct 2025, 14:30'. */
export const formatMoment = (moment: Date | string, zone: string): string =>
  formatInTimeZone(moment, zone, 'd MMM yyyy, HH:mm')
