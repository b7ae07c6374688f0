import {
  citiesOf,
  currentZoneName,
  isZoneName,
  type Timezone,
  timezoneAt,
  timezoneKeywords,
  timezonesAt,
} from '@placard/domain'
import type { ComboboxItem } from '@placard/ui'

export interface ZoneItemOptions {
  /** Time whose UTC offsets are shown. */
  at: Date
  /** Selected time zone. */
  value: string
  /** Recent time zones, latest first. */
  recent: readonly string[]
  /** Time zone of the device. */
  device: string | undefined
}

/** Maximum number of recent time zones. */
const MAX_RECENT = 5

function itemOf(zone: Timezone, group?: string, note?: string): ComboboxItem {
  const cities = citiesOf(zone)
  return {
    value: zone.tzCode,
    label: zone.label,
    hint: note ?? cities,
    // Searchable but not shown, because they would take a third line.
    keywords: [...timezoneKeywords(zone), ...(note ? [cities] : [])],
    ...(group && { group }),
  }
}

/** Returns the selected time zone only, as shown before the list is opened. */
export const chosenItem = (value: string, at: Date): ComboboxItem => itemOf(timezoneAt(value, at))

/**
 * Returns every time zone once: recent ones, the selected one, the device's and UTC, then all others from west to
 * east. Outdated zone names match their current zone.
 */
export function zoneItems({ at, value, recent, device }: ZoneItemOptions): ComboboxItem[] {
  const seen = new Set<string>()
  const chosen = currentZoneName(value)
  const take = (name: string, group: string): ComboboxItem[] => {
    const current = currentZoneName(name)
    if (seen.has(current) || !isZoneName(name)) return []
    seen.add(current)
    const isDevice = device !== undefined && current === currentZoneName(device)
    return [itemOf(timezoneAt(current === chosen ? value : current, at), group, isDevice ? 'This device' : undefined)]
  }
  const used = recent.flatMap((name) => (seen.size < MAX_RECENT ? take(name, 'Recently used') : []))
  const suggested = [value, device ?? 'UTC', 'UTC'].flatMap((name) => take(name, 'Suggested'))
  const others = timezonesAt(at).flatMap(({ tzCode }) => take(tzCode, 'All time zones'))
  return [...used, ...suggested, ...others]
}
