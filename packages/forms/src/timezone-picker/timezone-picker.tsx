import { deviceZone as zoneOfDevice } from '@placard/domain'
import { Combobox, type ComboboxProps, classNames, useField } from '@placard/ui'
import { useMemo, useState } from 'react'
import { chosenItem, zoneItems } from './zone-items.js'

export interface TimezonePickerProps extends Omit<ComboboxProps, 'items' | 'value' | 'onValueChange' | 'placeholder'> {
  /** IANA name of the chosen zone. */
  value: string
  /** Gets the IANA name of a newly chosen zone. */
  onValueChange: (tzCode: string) => void
  /** The moment whose offsets are shown; a zone with summer time has two in a year. */
  at: Date
  /** Zones that were chosen before, the last one first: they stand on top. The caller keeps them. @default none */
  recent?: readonly string[]
  /** The zone that is suggested as that of this device; null for no suggestion. @default what the browser says */
  deviceZone?: string | null
}

const HOUR_MS = 3_600_000
const NONE: readonly string[] = []

/** Chooses the time zone of a report by city, offset or code, such as '(GMT+00:00) UTC'. */
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
  const named = useField() !== null || props['aria-labelledby'] !== undefined
  // Offsets of 400 zones take their time: nothing before somebody wants them, and no more than once an hour.
  const [wanted, setWanted] = useState(false)
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const used = recent.join()
  const items = useMemo(() => {
    const moment = new Date(hour * HOUR_MS)
    if (!wanted) return [chosenItem(value, moment)]
    const device = deviceZone === undefined ? zoneOfDevice() : (deviceZone ?? undefined)
    return zoneItems({ at: moment, value, recent: used.split(',').filter(Boolean), device })
  }, [hour, value, wanted, used, deviceZone])
  return (
    <Combobox
      aria-label={named ? undefined : 'Time zone'}
      labels={{ empty: 'No such time zone' }}
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
