import { citiesOf, currentZoneName, otherZoneName, timezoneAt, timezoneKeywords, timezonesAt } from '@placard/domain'
import { Combobox, type ComboboxItem, type ComboboxProps, classNames, useField } from '@placard/ui'
import { useMemo, useState } from 'react'

export interface TimezonePickerProps extends Omit<ComboboxProps, 'items' | 'value' | 'onValueChange' | 'placeholder'> {
  /** IANA name of the chosen zone. */
  value: string
  /** Gets the IANA name of a newly chosen zone. */
  onValueChange: (tzCode: string) => void
  /** The moment whose offsets are shown; a zone with summer time has two in a year. */
  at: Date
}

const HOUR_MS = 3_600_000

/** Chooses the time zone of a report by city, offset or code, such as '(GMT+00:00) UTC'. */
export function TimezonePicker({ value, onValueChange, at, className, onFocus, ...props }: TimezonePickerProps) {
  const named = useField() !== null || props['aria-labelledby'] !== undefined
  // Offsets of 400 zones take their time: nothing before somebody wants them, and no more than once an hour.
  const [wanted, setWanted] = useState(false)
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const items = useMemo(() => itemsAt(new Date(hour * HOUR_MS), value, wanted), [hour, value, wanted])
  return (
    <Combobox
      aria-label={named ? undefined : 'Time zone'}
      emptyText="No such time zone"
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

function itemsAt(moment: Date, value: string, all: boolean): ComboboxItem[] {
  const zones = (all ? timezonesAt(moment) : []).map((zone) => {
    const name = currentZoneName(zone.tzCode)
    return name === zone.tzCode ? zone : timezoneAt(name, moment)
  })
  // A zone that was stored under its old name is still the one that is chosen.
  const listed = zones.filter(({ tzCode }) => tzCode !== otherZoneName(value))
  const known = listed.some(({ tzCode }) => tzCode === value)
  return (known ? listed : [timezoneAt(value, moment), ...listed]).map((zone) => ({
    value: zone.tzCode,
    label: zone.label,
    hint: citiesOf(zone),
    keywords: timezoneKeywords(zone),
  }))
}
