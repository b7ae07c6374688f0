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
  /** The moment whose offsets are shown. */
  at: Date
  /** The chosen zone. */
  value: string
  /** Zones that were chosen before, the last one first. */
  recent: readonly string[]
  /** The zone of the device. */
  device: string | undefined
}

/** How many zones that were chosen before are worth a place at the top. */
const MAX_RECENT = 5

function itemOf(zone: Timezone, group?: string, note?: string): ComboboxItem {
  const cities = citiesOf(zone)
  return {
    value: zone.tzCode,
    label: zone.label,
    hint: note ?? cities,
    // Searched either way; beside a note they would fill a third line.
    keywords: [...timezoneKeywords(zone), ...(note ? [cities] : [])],
    ...(group && { group }),
  }
}

/** The chosen zone alone, as it is shown before anybody opens the list. */
export const chosenItem = (value: string, at: Date): ComboboxItem => itemOf(timezoneAt(value, at))

/**
 * Every zone once: those that were used before, then the chosen one, the device's and UTC, then all others from west to
 * east. A zone that was stored under its old name is still the one that is chosen.
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
