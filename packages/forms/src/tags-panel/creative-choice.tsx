import { Combobox, Field, Select } from '@placard/ui'
import { useMemo } from 'react'
import type { TaggedCreative } from './tagged-creative.js'

export interface CreativeChoiceProps {
  /** Options. */
  creatives: readonly TaggedCreative[]
  /** Id of the selected creative. */
  value: string
  /** Called with the id of the selected creative. */
  onValueChange: (id: string) => void
}

/** Number of creatives above which the list is searchable. */
const SEARCHED_FROM = 12

/** Select for the creative whose tag is shown; searchable by name, type or size for many creatives. */
export function CreativeChoice({ creatives, ...choice }: CreativeChoiceProps) {
  const items = useMemo(
    () =>
      creatives.map(({ id, name, type, size, liveCreatives }) => {
        const about = [type, size, liveCreatives.length === 0 && 'not published'].filter(Boolean).join(' · ')
        return { value: id, label: name, hint: about, description: about }
      }),
    [creatives],
  )
  return (
    <Field label="Creative">
      {items.length > SEARCHED_FROM ? <Combobox {...choice} items={items} /> : <Select {...choice} options={items} />}
    </Field>
  )
}
