import { isZoneName, type Timezone, timezoneAt, timezonesAt } from '@placard/domain/dates'
import { currentZoneName, listCities, timezoneKeywords } from '@placard/domain/internal/dates'
import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'
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
  /** Language. @default English */
  texts?: ReportTexts
  labels?: ZoneLabels
}

/** English notes and group names of time zones. */
export const zoneLabels = {
  thisDevice: 'This device',
  recent: 'Recently used',
  suggested: 'Suggested',
  all: 'All time zones',
}

type ZoneLabels = typeof zoneLabels

/** Maximum number of recent time zones. */
const MAX_RECENT = 5

function createItem(zone: Timezone, group?: string, note?: string): ComboboxItem {
  const cities = listCities(zone)
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
export const chosenItem = (value: string, at: Date, texts: ReportTexts = ENGLISH): ComboboxItem =>
  createItem(timezoneAt(value, at, texts))

/**
 * Returns every time zone once: recent ones, the selected one, the device's and UTC, then all others from west to
 * east. Outdated zone names match their current zone.
 */
export function zoneItems({
  at,
  value,
  recent,
  device,
  texts = ENGLISH,
  labels = zoneLabels,
}: ZoneItemOptions): ComboboxItem[] {
  const seen = new Set<string>()
  const chosen = currentZoneName(value)
  const take = (name: string, group: string): ComboboxItem[] => {
    const current = currentZoneName(name)
    if (seen.has(current) || !isZoneName(name)) return []
    seen.add(current)
    const isDevice = device !== undefined && current === currentZoneName(device)
    const zone = timezoneAt(current === chosen ? value : current, at, texts)
    return [createItem(zone, group, isDevice ? labels.thisDevice : undefined)]
  }
  const used = recent.flatMap((name) => (seen.size < MAX_RECENT ? take(name, labels.recent) : []))
  const suggested = [value, device ?? 'UTC', 'UTC'].flatMap((name) => take(name, labels.suggested))
  const others = timezonesAt(at).flatMap(({ tzCode }) => take(tzCode, labels.all))
  return [...used, ...suggested, ...others]
}
