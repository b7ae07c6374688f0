import { HOUR_MS, deviceZone as zoneOfDevice } from '@placard/domain/internal/dates'
import { Combobox, type ComboboxProps, classNames, useField, useLabels } from '@placard/ui'
import { useMemo, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { chosenItem, zoneItems, zoneLabels } from './zone-items.js'

const defaultLabels = {
  ...zoneLabels,
  timeZone: 'Time zone',
  noTimeZonesFound: 'No time zones found',
  search: 'Search…',
}

/** Texts of the timezone picker. */
export type TimezonePickerLabels = typeof defaultLabels

export interface TimezonePickerProps extends Omit<ComboboxProps, 'items' | 'value' | 'onValueChange' | 'placeholder'> {
  /** IANA name of the selected time zone; null while none is. */
  value: string | null
  /** Called with the IANA name of the selected time zone. */
  onValueChange: (tzCode: string) => void
  /** Time whose UTC offsets are shown; they differ with daylight saving time. */
  at: Date
  /** Recent time zones, latest first, listed on top. @default none */
  recent?: readonly string[]
  /** Time zone suggested as the device's; null for none. @default the browser's */
  deviceZone?: string | null
}

const NONE: readonly string[] = []

/** Combobox for a time zone, searchable by city, offset or abbreviation, such as '(GMT+00:00) UTC'. */
export function TimezonePicker({
  value,
  onValueChange,
  at,
  recent = NONE,
  deviceZone,
  className,
  onFocus,
  ...props
}: TimezonePickerProps) {
  const labels = useLabels('timezonePicker', defaultLabels)
  const texts = useReportTexts()
  const named = useField() !== null || props['aria-labelledby'] !== undefined
  // Computing 400 offsets is slow, so it is done on first open and at most once an hour.
  const [wanted, setWanted] = useState(false)
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const used = recent.join()
  const items = useMemo(() => {
    const moment = new Date(hour * HOUR_MS)
    if (!wanted) return value === null ? [] : [chosenItem(value, moment, texts)]
    const device = deviceZone === undefined ? zoneOfDevice() : (deviceZone ?? undefined)
    return zoneItems({ at: moment, value: value ?? '', recent: used.split(',').filter(Boolean), device, texts, labels })
  }, [hour, value, wanted, used, deviceZone, texts, labels])
  return (
    <Combobox
      aria-label={named ? undefined : labels.timeZone}
      labels={{ empty: labels.noTimeZonesFound }}
      placeholder={labels.search}
      {...props}
      items={items}
      value={value}
      onValueChange={onValueChange}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
      className={classNames('w-72 max-w-full', className)}
    />
  )
}
