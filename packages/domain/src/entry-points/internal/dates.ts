// Names of dates that only Placard's packages and apps use. They may change in any release.
export {
  addDaysTo,
  addMonthsTo,
  dayCount,
  dayInZone,
  daysBetween,
  endOfDayInZone,
  firstOfMonth,
  isDay,
  momentInZone,
  startOfDayInZone,
} from '../../day/day.js'
export { parseDayText } from '../../day/day-input.js'
export { formatComparedRange, formatTimeAgo } from '../../day/day-text.js'
export { deviceZone } from '../../day/offset-change.js'
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../durations/durations.js'
export { isFixedOffset, localTime, zoneOffset } from '../../timezone/timezone.js'
export { currentZoneName, listCities, timezoneKeywords } from '../../timezone/timezone-search.js'
export { listZoneOffsets } from '../../timezone/zone-offsets.js'
