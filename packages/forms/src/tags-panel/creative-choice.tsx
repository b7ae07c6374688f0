import { Combobox, Field, Select } from '@placard/ui'
import { useMemo } from 'react'
import type { TaggedCreative } from './tag-words.js'

export interface CreativeChoiceProps {
  /** What can be chosen. */
  creatives: readonly TaggedCreative[]
  /** The id of the chosen one. */
  value: string
  /** Gets the id of another one. */
  onValueChange: (id: string) => void
}

/** Beyond so many a list is searched, not read. */
const SEARCHED_FROM = 12

/** Chooses the creative whose tag is shown: from a list, and among many by typing a part of its name, type or size. */
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
